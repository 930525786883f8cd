#include <stdlib.h>
char *f(char *p) { free(p); return 0; }
