// claim: pack
// truth: equivalent
// why:   ported: shifts and masks in another order
#include <stdint.h>

uint16_t pack(uint8_t red, uint8_t green, uint8_t blue) {
    return (uint16_t)((red & 0xf8) << 8 | (green & 0xfc) << 3 | blue >> 3);
}
