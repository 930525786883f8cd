#include <stddef.h>
#include <stdint.h>

static const uint8_t table[16] = {0x00, 0x07, 0x0e, 0x09, 0x1c, 0x1b, 0x12, 0x15,
                                  0x38, 0x3f, 0x36, 0x31, 0x24, 0x23, 0x2a, 0x2d};

uint8_t crc8(const uint8_t *data, size_t n) {
    uint8_t crc = 0;
    while (n-- > 0) {
        crc ^= *data++;
        crc = (uint8_t)((crc << 4) ^ table[crc >> 4]);
        crc = (uint8_t)((crc << 4) ^ table[crc >> 4]);
    }
    return crc;
}
