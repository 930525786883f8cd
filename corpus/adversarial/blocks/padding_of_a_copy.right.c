#include <stdlib.h>

struct padded {
    char kind;
    int value;
};

struct padded *make(char kind, int value) {
    struct padded *p = malloc(sizeof *p);
    if (!p) return NULL;
    struct padded s = {0};
    s.kind = kind;
    s.value = value;
    *p = s;
    return p;
}
