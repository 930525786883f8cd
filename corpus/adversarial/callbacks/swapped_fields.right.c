#include <stdlib.h>

struct item { int weight; int price; };

static int cheaper(const void *a, const void *b) {
    const struct item *x = a, *y = b;
    return (x->price > y->price) - (x->price < y->price);
}

void order(struct item *v, size_t n) {
    qsort(v, n, sizeof *v, cheaper);
}
