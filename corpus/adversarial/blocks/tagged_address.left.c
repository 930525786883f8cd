// claim: tagged
// today: unknown
// truth: equivalent
// why: an address with a tag in its lowest bit, the blocks made in the other order
#include <stdint.h>
#include <stdlib.h>

uintptr_t *tagged(int value) {
    uintptr_t *cell = malloc(sizeof *cell);
    int *other = malloc(sizeof *other);
    if (!cell || !other) {
        free(cell);
        free(other);
        return NULL;
    }
    *other = value;
    *cell = (uintptr_t)other | 1;
    return cell;
}
