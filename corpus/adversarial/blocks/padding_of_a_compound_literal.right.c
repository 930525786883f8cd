#include <stdlib.h>

struct padded {
    char kind;
    int value;
};

struct padded *make(char kind, int value) {
    struct padded *p = malloc(sizeof *p);
    if (!p) return NULL;
    p->kind = kind;
    p->value = value;
    return p;
}
