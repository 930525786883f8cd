#include <stdint.h>
#include <stdlib.h>

int again(void) {
    char *a = malloc(24);
    uintptr_t first = (uintptr_t)a;
    free(a);
    char *b = malloc(24);
    uintptr_t second = (uintptr_t)b;
    free(b);
    return first && first == second;
}
