#include <stdlib.h>
int calls;
static int cmp(const void *a, const void *b) { int x = *(const int*)a, y = *(const int*)b; return (x > y) - (x < y); }
void f(int *a, size_t n) { qsort(a, n, sizeof *a, cmp); }
