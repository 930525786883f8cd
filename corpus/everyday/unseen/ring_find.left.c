// claim: ring_find
// truth: equivalent
// why:   a mask against a comparison with the size
#include <stdint.h>

int ring_find(const uint8_t ring[16], unsigned head, unsigned used, uint8_t wanted) {
    if (head >= 16 || used > 16)
        return -1;
    for (unsigned i = 0; i < used; i++)
        if (ring[(head + i) & 15] == wanted)
            return (int)i;
    return -1;
}
