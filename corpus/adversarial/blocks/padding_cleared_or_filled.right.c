#include <stdlib.h>
#include <string.h>

struct padded {
    char kind;
    int value;
};

struct padded *make(char kind, int value) {
    struct padded *p = malloc(sizeof *p);
    if (!p) return NULL;
    memset(p, 0xff, sizeof *p);
    p->kind = kind;
    p->value = value;
    return p;
}
