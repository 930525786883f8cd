#include <stdlib.h>

void swap(int **a, int **b, int x, int y) {
    *b = malloc(sizeof **b);
    *a = malloc(sizeof **a);
    if (!*a || !*b) return;
    **a = y;
    **b = x;
}
