#include <stddef.h>

void split(const unsigned *in, size_t n, unsigned short *low, unsigned short *high) {
    for (size_t i = 0; i < n; i++)
        low[i] = (unsigned short)in[i];
    for (size_t i = 0; i < n; i++)
        high[i] = (unsigned short)(in[i] / 65536);
}
