#include <stdlib.h>

int squares(int n, int **out) {
    if (n < 1 || n > 8) return -1;
    int *cells = malloc(n * sizeof *cells);
    if (!cells) return -2;
    for (int i = n - 1; i >= 0; i--) cells[i] = i * i;
    *out = cells;
    return 0;
}
