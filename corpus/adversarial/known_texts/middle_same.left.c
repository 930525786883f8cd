// claim:  f
// truth:  equivalent
// why:    the end of a longer word
#include <string.h>

int f(const char *s) { const char *w = "xyes"; return strcmp(s, w + 1) == 0; }
