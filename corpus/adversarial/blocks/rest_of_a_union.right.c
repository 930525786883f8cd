#include <stdlib.h>

struct tagged {
    int kind;
    union {
        int number;
        char letter;
    } as;
};

struct tagged *of_letter(char c) {
    struct tagged *t = malloc(sizeof *t);
    if (!t) return NULL;
    t->kind = 1;
    t->as.number = c;
    return t;
}
