// claim:  is_comment
// truth:  equivalent
// why:    a prefix by strncmp and by letters
#include <string.h>

int is_comment(const char *s) { return strncmp(s, "//", 2) == 0 || strncmp(s, "/*", 2) == 0; }
