// claim:  f
// truth:  different
// why:    the word itself is not less
#include <string.h>

int f(const char *s) { return strcmp(s, "b") < 0; }
