#include <stdint.h>

uint32_t high(uint32_t a, uint32_t b) {
    return (a >> 16) * (b >> 16);
}
