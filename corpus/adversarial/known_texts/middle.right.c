#include <string.h>

int f(const char *s) { const char *w = "xyes"; return strcmp(s, w) == 0; }
