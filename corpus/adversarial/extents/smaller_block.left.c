// claim: make
// truth: different
// today: unknown
// why:   callers write behind the first ten bytes
#include <stdlib.h>
char *make(void) { char *p = malloc(100); if (p) p[0] = 0; return p; }
