// claim:  is_utf8
// truth:  equivalent
// why:    an own loop over a word against strcmp
#include <string.h>

int is_utf8(const char *s) { return !strcmp(s, "utf-8"); }
