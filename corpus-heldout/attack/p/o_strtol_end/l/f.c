#include <stdlib.h>
int f(const char *s) { char *e; strtol(s, &e, 10); return *e == 0; }
