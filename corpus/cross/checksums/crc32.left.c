// claim: crc32
// truth: equivalent
// why:   a bitwise checksum: an inner loop of eight rounds on both sides
#include <stddef.h>
#include <stdint.h>


uint32_t crc32(const uint8_t *data, size_t n) {
    uint32_t crc = 0xffffffff;
    for (size_t i = 0; i < n; i++) {
        crc ^= data[i];
        for (int k = 0; k < 8; k++)
            crc = crc & 1 ? (crc >> 1) ^ 0xedb88320 : crc >> 1;
    }
    return ~crc;
}
