#include <stdlib.h>
struct vec { int *d; size_t n, cap; };
struct vec *vec_new(size_t cap) { struct vec *v = malloc(sizeof *v); v->d = malloc(cap); v->n = 0; v->cap = cap; return v; }
