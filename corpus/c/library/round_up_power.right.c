#include <stdint.h>
uint32_t round_up_power(uint32_t x) {
    uint32_t y = x - 1;
    unsigned width = 0;
    if (y >> 16) { width += 16; y >>= 16; }
    if (y >> 8) { width += 8; y >>= 8; }
    if (y >> 4) { width += 4; y >>= 4; }
    if (y >> 2) { width += 2; y >>= 2; }
    if (y >> 1) { width += 1; y >>= 1; }
    width += y;
    return width >= 32 ? 0 : (uint32_t)1 << width;
}
