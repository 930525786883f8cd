#include <stdint.h>

int ordered(int x) {
    int a = x, b = x;
    return ((uintptr_t)&a < (uintptr_t)&b) + x;
}
