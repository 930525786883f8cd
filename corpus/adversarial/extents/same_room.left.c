// claim: make
// truth: equivalent
// why:   the same size in another order
#include <stdlib.h>
struct pair { int a, b; };
struct pair *make(size_t n) {
    struct pair *p = malloc(n * sizeof(struct pair));
    if (p && n > 0)
        p[0].a = 1;
    return p;
}
