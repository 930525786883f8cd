// claim: turned
// truth: equivalent
// why: what a freed block held is nobody's business
#include <stdlib.h>

int turned(int a, int b) {
    int *scratch = malloc(2 * sizeof *scratch);
    if (!scratch) return -1;
    scratch[0] = a;
    scratch[1] = b;
    int all = scratch[0] - scratch[1];
    free(scratch);
    return all;
}
