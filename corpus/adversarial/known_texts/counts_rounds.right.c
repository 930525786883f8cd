#include <string.h>

int f(const char *s) { const char *w = "abc"; int i = 0; while (w[i] && s[i] == w[i]) i++; return w[i] ? i : i + 1; }
