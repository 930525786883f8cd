#include <stddef.h>
#include <stdint.h>


int parity(uint32_t x) {
    return __builtin_popcount(x) % 2;
}
