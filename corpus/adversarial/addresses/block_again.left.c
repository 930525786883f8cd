// claim:  again
// truth:  different
// today:  unknown
// why:    a block of the same size as one that was just freed is the same one
#include <stdlib.h>

int again(void) {
    free(malloc(24));
    free(malloc(24));
    return 0;
}
