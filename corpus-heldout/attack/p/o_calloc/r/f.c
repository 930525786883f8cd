#include <stdlib.h>
int f(void) { int *p = malloc(8); int r = p ? p[1] : 0; free(p); return r; }
