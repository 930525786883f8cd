#include <stdlib.h>

int two_cells(int a, int b) {
    int *block = malloc(2 * sizeof(int));
    if (!block)
        return 0;
    block[1] = a;
    block[0] = b;
    int result = block[1] ^ block[0];
    free(block);
    return result;
}
