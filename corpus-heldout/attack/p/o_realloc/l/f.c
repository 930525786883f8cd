#include <stdlib.h>
char *f(char *p) { return realloc(p, 0); }
