// claim: checksum_crc8
// truth: equivalent
// why:   the polynomial is added by a branch or by a mask, in a loop in a loop
#include <stddef.h>
#include <stdint.h>
uint8_t checksum_crc8(const uint8_t *data, size_t n) {
    uint8_t crc = 0;
    for (size_t i = 0; i < n; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++) {
            if (crc & 0x80)
                crc = (uint8_t)((crc << 1) ^ 0x07);
            else
                crc = (uint8_t)(crc << 1);
        }
    }
    return crc;
}
