// claim: make
// truth: equivalent
// why: a literal is copied, or its members are written
#include <stdlib.h>

struct padded {
    char kind;
    int value;
};

struct padded *make(char kind, int value) {
    struct padded *p = malloc(sizeof *p);
    if (!p) return NULL;
    *p = (struct padded){kind, value};
    return p;
}
