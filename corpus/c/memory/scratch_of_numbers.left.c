// claim:  f
// truth:  equivalent
// today:  unknown
// why:    a block whose address goes through a number and is freed: what is left in it is no difference
#include <stdlib.h>

int f(int a) {
    int *p = malloc(8);
    int *q = (int *)((unsigned long)p | 0);
    *q = a + 1;
    int r = *q;
    free(p);
    return r;
}
