#include <stddef.h>
#include <stdint.h>
uint8_t checksum_crc8(const uint8_t *data, size_t n) {
    uint8_t crc = 0;
    while (n-- != 0) {
        crc = crc ^ *data++;
        for (int left = 8; left > 0; left--)
            crc = (uint8_t)((crc << 1) ^ (0x07 & -(crc >> 7)));
    }
    return crc;
}
