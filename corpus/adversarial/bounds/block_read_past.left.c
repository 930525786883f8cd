// claim:  two_cells
// truth:  different
// why:    the right side reads behind the end of the block
#include <stdlib.h>

int two_cells(int a, int b) {
    int *block = malloc(2 * sizeof(int));
    if (!block)
        return 0;
    block[0] = a;
    block[1] = b;
    int result = block[0] ^ block[1];
    free(block);
    return result;
}
