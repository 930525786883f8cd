#include <stdlib.h>
int f(void) { int *p = calloc(2, 4); int r = p ? p[1] : 0; free(p); return r; }
