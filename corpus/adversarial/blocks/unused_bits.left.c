// claim: make
// truth: equivalent
// today: unknown
// why: 24 bits of the word belong to no member
#include <stdlib.h>

struct flags {
    unsigned small : 3;
    unsigned large : 5;
};

struct flags *make(unsigned a, unsigned b) {
    struct flags *f = malloc(sizeof *f);
    if (!f) return NULL;
    f->small = a;
    f->large = b;
    return f;
}
