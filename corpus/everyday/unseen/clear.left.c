// claim: reset
// truth: equivalent
// today: unknown
// why:   memset and a copy against loops
#include <string.h>

void reset(unsigned char *state, const unsigned char *key, int n) {
    if (n < 0 || n > 64)
        return;
    unsigned char block[64];
    memset(block, 0x36, sizeof block);
    for (int i = 0; i < n; i++)
        block[i] ^= key[i];
    memcpy(state, block, sizeof block);
}
