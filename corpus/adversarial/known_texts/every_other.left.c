// claim:  f
// truth:  different
// why:    every other letter of a word
#include <string.h>

int f(const char *s) { const char *w = "a-b-c"; for (int i = 0; i < 5; i += 2) if (s[i] != w[i]) return 0; return 1; }
