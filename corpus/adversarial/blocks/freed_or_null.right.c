#include <stdlib.h>
struct h { int n; int *p; };
struct h *mk(int n) { struct h *h = malloc(sizeof *h); h->n = n; h->p = malloc(4); *h->p = 2; free(h->p); h->p = 0; return h; }
