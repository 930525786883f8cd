#include <stdint.h>
#include <stdlib.h>

uintptr_t *tagged(int value) {
    int *other = malloc(sizeof *other);
    uintptr_t *cell = malloc(sizeof *cell);
    if (!cell || !other) {
        free(cell);
        free(other);
        return NULL;
    }
    *other = value;
    *cell = (uintptr_t)other | 1;
    return cell;
}
