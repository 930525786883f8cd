#include <stdint.h>
uint32_t stones(uint32_t rows) {
    if (rows == 0)
        return 0;
    uint64_t n = rows;
    return (uint32_t)(3 * (n * (n - 1) / 2) + n);
}
