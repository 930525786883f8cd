// claim: encrypt --secret text --secret pad --constant-time
// truth: equivalent
// why:   what is left in the secret itself is as secret as it was
#include <stdint.h>

void encrypt(uint8_t *text, const uint8_t *pad, int n) {
    for (int i = 0; i < n; i++)
        text[i] ^= pad[i];
}
