#include <stdlib.h>

struct flags {
    unsigned small : 3;
    unsigned large : 5;
};

struct flags *make(unsigned a, unsigned b) {
    struct flags *f = calloc(1, sizeof *f);
    if (!f) return NULL;
    f->small = a;
    f->large = b & 7;
    return f;
}
