// claim: kept
// truth: equivalent
// why: nobody has a pointer to the block any more
#include <stdlib.h>

int kept(int a) {
    int *scratch = malloc(sizeof *scratch);
    if (!scratch) return a;
    *scratch = a;
    return a;
}
