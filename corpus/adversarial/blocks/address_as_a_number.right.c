#include <stdint.h>
#include <stdlib.h>

struct handle {
    uintptr_t key;
    int value;
};

struct handle *open_handle(int value) {
    int *other = malloc(sizeof *other);
    struct handle *h = malloc(sizeof *h);
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
