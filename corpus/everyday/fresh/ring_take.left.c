// claim: ring_take
// truth: equivalent
// why:   a remainder in every round against a test at the end of the ring
#include <stdint.h>

struct ring {
    uint16_t cells[64];
    unsigned tail, count;
};

unsigned ring_take(struct ring *ring, uint16_t *out, unsigned most) {
    unsigned taken = 0, tail = ring->tail % 64, count = ring->count;
    while (taken < most && taken < count) {
        out[taken] = ring->cells[tail];
        tail = (tail + 1) % 64;
        taken++;
    }
    ring->tail = tail;
    ring->count = count - taken;
    return taken;
}
