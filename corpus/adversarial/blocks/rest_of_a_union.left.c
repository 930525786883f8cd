// claim: of_letter
// today: unknown
// truth: equivalent
// why: the other bytes of the union were never written by the left version, so they may be the sign
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
    t->as.letter = c;
    return t;
}
