// claim: table
// truth: different
// today: unknown
// why: one element is left as it was
#include <stdlib.h>

void table(int **out) {
    *out = calloc(4, sizeof(int));
}
