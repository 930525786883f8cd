// claim: bits_parity_loop
// truth: equivalent
// why:   a loop that takes the lowest bit off, by shifting with a mask or by division
#include <stdint.h>
int bits_parity_loop(uint32_t v) {
    int odd = 0;
    while (v) {
        odd ^= v & 1;
        v >>= 1;
    }
    return odd;
}
