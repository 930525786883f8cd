#include <stdlib.h>
char *f(int x) { char *b = malloc(16); b[0] = 'a' + (x & 7); b[1] = 0; return b; }
