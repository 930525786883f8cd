// claim: open_handle
// truth: equivalent
// today: unknown
// why: the address of a block lies in another as a number, and the blocks are made in the other order
#include <stdint.h>
#include <stdlib.h>

struct handle {
    uintptr_t key;
    int value;
};

struct handle *open_handle(int value) {
    struct handle *h = malloc(sizeof *h);
    int *other = malloc(sizeof *other);
    if (!h || !other) {
        free(h);
        free(other);
        return NULL;
    }
    *other = value;
    h->key = (uintptr_t)other;
    h->value = value;
    return h;
}
