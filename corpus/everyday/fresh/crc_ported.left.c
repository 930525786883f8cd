// claim: crc16
// truth: equivalent
// why:   ported: bits in an inner loop on both sides, the test of the highest bit told otherwise
#include <stddef.h>
#include <stdint.h>

uint16_t crc16(const uint8_t *data, size_t n) {
    uint16_t crc = 0xffff;
    for (size_t i = 0; i < n; i++) {
        crc ^= (uint16_t)(data[i] << 8);
        for (int bit = 0; bit < 8; bit++) {
            if (crc & 0x8000)
                crc = (uint16_t)(crc << 1 ^ 0x1021);
            else
                crc <<= 1;
        }
    }
    return crc;
}
