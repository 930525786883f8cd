#include <stdlib.h>

static void fill(int *cells, int n) {
    for (int i = 0; i <= n; i++)
        cells[i] = i;
}

int filled(int k) {
    int *cells = malloc(4 * sizeof(int));
    if (!cells)
        return -1;
    fill(cells, 4);
    int result = cells[k & 3];
    free(cells);
    return result;
}
