// claim:  f
// truth:  equivalent
// why:    strncmp stops at the end of the word
#include <string.h>

int f(const char *s) { return strncmp(s, "abc", 9) == 0; }
