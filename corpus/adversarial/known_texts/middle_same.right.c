#include <string.h>

int f(const char *s) { return strcmp(s, "yes") == 0; }
