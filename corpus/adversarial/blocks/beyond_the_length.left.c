// claim: letter
// today: unknown
// truth: equivalent
// why: the bytes beyond the length were never written by the left version, so they may be anything, and the right one chooses
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
    return t;
}
