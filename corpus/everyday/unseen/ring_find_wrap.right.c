#include <stdint.h>

int ring_find(const uint8_t ring[16], unsigned head, unsigned used, uint8_t wanted) {
    if (head >= 16 || used > 16)
        return -1;
    unsigned at = head;
    for (unsigned left = used; left > 0; left--) {
        if (ring[at] == wanted)
            return (int)(used - left);
        at = at >= 14 ? 0 : at + 1;
    }
    return -1;
}
