// claim:  is_get
// truth:  equivalent
// why:    a comparison of four letters written out
#include <string.h>

int is_get(const char *s) { return strcmp(s, "GET") == 0; }
