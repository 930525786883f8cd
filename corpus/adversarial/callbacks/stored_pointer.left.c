// claim:  prepare
// truth:  different
// today:  unknown
// why:    the function whose address is stored compares the other way round

#include <stdlib.h>

struct slot { int (*compare)(const void *, const void *); int used; };

static int upwards(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

void prepare(struct slot *s) {
    s->compare = upwards;
    s->used = 1;
}
