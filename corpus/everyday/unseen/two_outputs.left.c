// claim: split --no-alias
// truth: equivalent
// why:   one loop that writes two arrays against two loops
#include <stddef.h>

void split(const unsigned *in, size_t n, unsigned short *low, unsigned short *high) {
    for (size_t i = 0; i < n; i++) {
        low[i] = (unsigned short)(in[i] & 0xffff);
        high[i] = (unsigned short)(in[i] >> 16);
    }
}
