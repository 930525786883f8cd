// claim: set --secret key
// truth: different
// why:   what is read of the secret was written before on one way only
#include <stdint.h>

int set(uint8_t *key, uint8_t x, int all) {
    if (all)
        key[1] = x;
    return key[1];
}
