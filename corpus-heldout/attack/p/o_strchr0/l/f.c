#include <string.h>
int f(const char *p, char c) { return strchr(p, c) != 0; }
