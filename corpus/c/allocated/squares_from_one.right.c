#include <stdlib.h>

int squares(int n, int **out) {
    if (n < 1 || n > 8) return -1;
    int *cells = malloc(n * sizeof *cells);
    if (!cells) return -2;
    for (int i = 0; i < n; i++) cells[i] = (i + 1) * (i + 1);
    *out = cells;
    return 0;
}
