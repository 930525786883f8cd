// claim: set --secret key
// truth: different
// why:   what is read of the secret was not all written before
#include <stdint.h>

int set(uint8_t *key, uint8_t x) {
    key[0] = x;
    return key[0] + key[1];
}
