// claim: publish --secret key
// truth: different
// why:   a byte of the secret is written where the caller looks
#include <stdint.h>
void publish(const uint8_t *key, uint8_t *out) {
    out[0] = key[3];
}
