#include <stdint.h>
uint32_t bytes_swap(uint32_t x) {
    x = ((x & 0x00ff00ffu) << 8) | ((x >> 8) & 0x00ff00ffu);
    return (x << 16) | (x >> 16);
}
