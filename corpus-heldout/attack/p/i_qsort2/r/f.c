#include <stdlib.h>
static int cmp(const void *a, const void *b) { int x = *(const int*)a, y = *(const int*)b; return x > y ? 1 : x < y ? -1 : 0; }
void f(int *a, size_t n) { qsort(a, n, sizeof *a, cmp); }
