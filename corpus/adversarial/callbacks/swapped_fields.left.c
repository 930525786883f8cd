// claim:  order
// truth:  different
// today:  unknown
// why:    the fields of the structure have changed places, which only the comparator sees

#include <stdlib.h>

struct item { int price; int weight; };

static int cheaper(const void *a, const void *b) {
    const struct item *x = a, *y = b;
    return (x->price > y->price) - (x->price < y->price);
}

void order(struct item *v, size_t n) {
    qsort(v, n, sizeof *v, cheaper);
}
