// claim: mk
// truth: equivalent
// today: unknown
// why:   nobody may read a pointer to a block that is free
#include <stdlib.h>
struct h { int n; int *p; };
struct h *mk(int n) { struct h *h = malloc(sizeof *h); h->n = n; h->p = malloc(4); *h->p = 1; free(h->p); return h; }
