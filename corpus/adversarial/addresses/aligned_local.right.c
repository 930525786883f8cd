#include <stdint.h>

unsigned low_bits(void) {
    int a = 1;
    return (uintptr_t)&a & 3;
}
