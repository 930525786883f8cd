#include <stdint.h>

uint16_t pack565(uint8_t r, uint8_t g, uint8_t b) {
    unsigned packed = r / 8u;
    packed = packed * 64 + g / 4u;
    packed = packed * 32 + b / 8u;
    return (uint16_t)packed;
}
