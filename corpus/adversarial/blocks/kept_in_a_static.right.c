#include <stdlib.h>

static int *last;

int remember(int a) {
    int before = last ? -*last : 0;
    free(last);
    last = malloc(sizeof *last);
    if (last) *last = -a;
    return before;
}
