#include <stdint.h>
unsigned bits_parity(uint32_t v) {
    v ^= v >> 16;
    v ^= v >> 8;
    v ^= v >> 4;
    return (0x6996u >> (v & 0xf)) & 1;
}
