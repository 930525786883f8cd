#include <stdint.h>

void encrypt(uint8_t *text, const uint8_t *pad, int n) {
    for (int i = 0; i < n; i++)
        text[i] ^= pad[i];
}
