#include <stdint.h>

uint32_t load32(const unsigned char *p) { return *(const uint32_t *)p; }
