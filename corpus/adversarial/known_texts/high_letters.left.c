// claim:  f
// truth:  different
// why:    letters are compared without a sign
#include <string.h>

int f(const char *s) { return strcmp(s, "\x80") < 0; }
