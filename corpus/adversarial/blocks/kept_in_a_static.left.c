// claim: remember
// today: unknown
// truth: equivalent
// why: the block hangs on a variable that only this file knows, and is read through one function
#include <stdlib.h>

static int *last;

int remember(int a) {
    int before = last ? *last : 0;
    free(last);
    last = malloc(sizeof *last);
    if (last) *last = a;
    return before;
}
