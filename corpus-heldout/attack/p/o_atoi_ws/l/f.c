#include <stdlib.h>
int f(const char *s) { return s[0] && !s[1] ? atoi(s) : 0; }
