// claim: pick --secret key
// truth: different
// today: unknown
// why:   an address is either in the secret or elsewhere
#include <stdint.h>

uint32_t pick(const uint32_t *key, const uint32_t *table, int n) {
    const uint32_t *p = n > 3 ? key : table;
    return p[0];
}
