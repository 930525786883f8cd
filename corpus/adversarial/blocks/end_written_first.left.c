// claim: over
// truth: equivalent
// why: the pointers are written in the other order
#include <stddef.h>
#include <stdlib.h>

struct cursor {
    char *here;
    char *end;
};

struct cursor *over(char a) {
    struct cursor *c = malloc(sizeof *c);
    char *buffer = malloc(4);
    if (!c || !buffer) {
        free(c);
        free(buffer);
        return NULL;
    }
    buffer[0] = a;
    buffer[1] = a;
    buffer[2] = a;
    buffer[3] = 0;
    c->here = buffer;
    c->end = buffer + 3;
    return c;
}
