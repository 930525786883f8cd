// claim:  f
// truth:  different
// why:    the words begin at another letter
#include <string.h>

int f(const char *s) { const char *w = "xyes"; return strcmp(s, w + 1) == 0; }
