// claim: squares
// truth: different
// why: the caller finds the block through a pointer it gave
#include <stdlib.h>

int squares(int n, int **out) {
    if (n < 1 || n > 8) return -1;
    int *cells = malloc(n * sizeof *cells);
    if (!cells) return -2;
    for (int i = 0; i < n; i++) cells[i] = i * i;
    *out = cells;
    return 0;
}
