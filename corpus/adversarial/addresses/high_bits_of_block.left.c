// claim:  where_is_it
// truth:  different
// today:  unknown
// why:    no program has its blocks in the upper half of all addresses
#include <stdlib.h>

long where_is_it(void) {
    void *p = malloc(64);
    free(p);
    return 1;
}
