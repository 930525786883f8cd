#include <stdint.h>

uint8_t crc8(const uint8_t *data, int n) {
    uint8_t crc = 0xff;
    for (int i = 0; i < n; i++) {
        crc ^= data[i];
        for (int bit = 8; bit > 0; bit--) {
            uint8_t mask = (uint8_t) - (crc >> 7);
            crc = (uint8_t)(crc << 1) ^ (mask & 0x31);
        }
    }
    return crc;
}
