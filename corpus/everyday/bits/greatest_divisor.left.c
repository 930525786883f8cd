// claim: gcd
// truth: equivalent
// why:   recursion against a loop
#include <stdint.h>

uint32_t gcd(uint32_t a, uint32_t b) {
    return b == 0 ? a : gcd(b, a % b);
}
