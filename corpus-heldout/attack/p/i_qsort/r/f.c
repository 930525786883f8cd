#include <stdlib.h>
static int cmp(const void *a, const void *b) { return *(const int*)a - *(const int*)b; }
void f(int *a, size_t n) { qsort(a, n, sizeof *a, cmp); }
