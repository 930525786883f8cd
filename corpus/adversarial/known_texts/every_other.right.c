#include <string.h>

int f(const char *s) { const char *w = "a-b-c"; for (int i = 0; i < 5; i += 1) if (s[i] != w[i]) return 0; return 1; }
