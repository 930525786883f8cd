#include <stdlib.h>
struct pair { int a, b; };
struct pair *make(size_t n) {
    struct pair *p = malloc(8 * n);
    if (!p)
        return NULL;
    if (n != 0)
        p->a = 1;
    return p;
}
