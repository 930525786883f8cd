// claim: encrypt --secret pad
// truth: different
// why:   a text that is encrypted with a secret pad depends on it
#include <stdint.h>

void encrypt(uint8_t *text, const uint8_t *pad, int n) {
    for (int i = 0; i < n; i++)
        text[i] ^= pad[i];
}
