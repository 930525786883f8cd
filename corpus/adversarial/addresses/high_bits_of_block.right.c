#include <stdint.h>
#include <stdlib.h>

long where_is_it(void) {
    void *p = malloc(64);
    uintptr_t number = (uintptr_t)p;
    free(p);
    return number == 0 || number >> 63 == 1;
}
