#include <string.h>
int f(const char *p) { return memchr(p, 'a' + 256, 3) != 0; }
