// claim:  f
// truth:  different
// why:    memcmp goes on behind a NUL, strcmp does not
#include <string.h>

int f(const char *s) { return memcmp(s, "a\0b", 3) == 0; }
