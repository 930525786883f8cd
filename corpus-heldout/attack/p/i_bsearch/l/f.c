#include <stdlib.h>
static int cmp(const void *k, const void *b) { return *(const int*)k - *(const int*)b; }
int *f(int k, int *a, size_t n) { return bsearch(&k, a, n, sizeof *a, cmp); }
