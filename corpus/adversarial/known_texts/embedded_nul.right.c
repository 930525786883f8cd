#include <string.h>

int f(const char *s) { return strcmp(s, "a\0b") == 0; }
