// claim:  is_get
// truth:  different
// why:    the end is not looked at
#include <string.h>

int is_get(const char *s) { return strcmp(s, "GET") == 0; }
