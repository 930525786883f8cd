#include <string.h>

int f(const char *s) { return strncmp(s, "abc", 2) == 0; }
