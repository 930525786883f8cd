#include <stdint.h>

struct ring {
    uint16_t cells[64];
    unsigned tail, count;
};

unsigned ring_take(struct ring *ring, uint16_t *out, unsigned most) {
    unsigned count = ring->count;
    unsigned tail = ring->tail & 63;
    unsigned n = most < count ? most : count;
    for (unsigned i = 0; i < n; i++) {
        out[i] = ring->cells[tail];
        if (++tail == 64)
            tail = 0;
    }
    ring->tail = tail;
    ring->count = count - n;
    return n;
}
