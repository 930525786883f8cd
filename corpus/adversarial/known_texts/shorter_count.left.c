// claim:  f
// truth:  different
// why:    strncmp of fewer letters than the word has
#include <string.h>

int f(const char *s) { return strncmp(s, "abc", 3) == 0; }
