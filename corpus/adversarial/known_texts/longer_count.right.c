#include <string.h>

int f(const char *s) { return strcmp(s, "abc") == 0; }
