// claim:  f
// truth:  equivalent
// why:    less than a word of one letter
#include <string.h>

int f(const char *s) { return strcmp(s, "b") < 0; }
