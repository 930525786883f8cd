#include <string.h>

int f(const char *s) { char w[4] = "yes"; return strcmp(s, w) == 0; }
