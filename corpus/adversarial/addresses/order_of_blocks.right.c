#include <stdint.h>
#include <stdlib.h>

int later(void) {
    char *a = malloc(1 << 20);
    char *b = malloc(1 << 20);
    int result = a && b && (uintptr_t)a < (uintptr_t)b;
    free(a);
    free(b);
    return result;
}
