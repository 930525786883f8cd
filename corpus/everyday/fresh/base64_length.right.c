#include <stdint.h>

uint64_t base64_length(uint32_t n) {
    uint64_t groups = n / 3;
    if (n % 3 != 0)
        groups++;
    return groups << 2;
}
