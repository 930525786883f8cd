#include <stdint.h>

long gap(void) {
    int a = 1;
    int b = 2;
    uintptr_t from = (uintptr_t)&a, to = (uintptr_t)&b;
    return (long)(to - from);
}
