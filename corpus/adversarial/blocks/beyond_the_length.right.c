#include <stdlib.h>

struct text {
    unsigned length;
    char bytes[12];
};

struct text *letter(char c) {
    struct text *t = malloc(sizeof *t);
    if (!t) return NULL;
    t->length = 1;
    t->bytes[0] = c;
    t->bytes[1] = 0;
    return t;
}
