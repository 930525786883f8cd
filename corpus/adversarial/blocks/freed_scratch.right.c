#include <stdlib.h>

int turned(int a, int b) {
    int *scratch = malloc(2 * sizeof *scratch);
    if (!scratch) return -1;
    scratch[1] = a;
    scratch[0] = b;
    int all = scratch[1] - scratch[0];
    free(scratch);
    return all;
}
