#include <stdint.h>

uint32_t swap_bytes(uint32_t x) { return __builtin_bswap32(x); }
