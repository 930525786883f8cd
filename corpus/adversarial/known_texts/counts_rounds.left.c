// claim:  f
// truth:  different
// why:    how far the words agree, one round more
#include <string.h>

int f(const char *s) { const char *w = "abc"; int i = 0; while (w[i] && s[i] == w[i]) i++; return i; }
