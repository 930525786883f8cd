#include <stdlib.h>
char *make(void) { char *p = malloc(10); if (p) p[0] = 0; return p; }
