// claim: table
// truth: different
// today: unknown
// why: nobody here looks at the block, but whoever gets it may
#include <stdlib.h>

int *table(void) {
    return calloc(4, sizeof(int));
}
