// claim: swap
// truth: different
// why: the blocks hang on the caller's pointers the other way round
#include <stdlib.h>

void swap(int **a, int **b, int x, int y) {
    *a = malloc(sizeof **a);
    *b = malloc(sizeof **b);
    if (!*a || !*b) return;
    **a = x;
    **b = y;
}
