// claim: make
// truth: equivalent
// why: a structure is copied with what lies between its members
#include <stdlib.h>

struct padded {
    char kind;
    int value;
};

struct padded *make(char kind, int value) {
    struct padded *p = malloc(sizeof *p);
    if (!p) return NULL;
    struct padded s;
    s.kind = kind;
    s.value = value;
    *p = s;
    return p;
}
