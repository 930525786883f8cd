// claim: vec_new
// truth: different
// today: unknown
// why:   room for a quarter of the numbers
#include <stdlib.h>
struct vec { int *d; size_t n, cap; };
struct vec *vec_new(size_t cap) { struct vec *v = malloc(sizeof *v); v->d = malloc(cap * sizeof(int)); v->n = 0; v->cap = cap; return v; }
