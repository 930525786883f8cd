// claim:  *
// truth:  unknown
// why:    what strcmp answers is known by its sign only
#include <string.h>

int f(const char *s) { return strcmp(s, "b"); }
