// claim: sorted
// truth: equivalent
// why: two conditional expressions
#include <stdlib.h>

int *sorted(int a, int b) {
    int *p = malloc(2 * sizeof *p);
    if (!p) return NULL;
    if (a <= b) {
        p[0] = a;
        p[1] = b;
    } else {
        p[0] = b;
        p[1] = a;
    }
    return p;
}
