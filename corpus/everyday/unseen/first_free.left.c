// claim: first_free
// truth: equivalent
// today: unknown
// why:   full words are passed over, then bit by bit against the lowest zero by a shift
#include <stdint.h>

int first_free(const uint32_t *map, int words) {
    for (int w = 0; w < words; w++) {
        if (map[w] == 0xffffffffu)
            continue;
        for (int b = 0; b < 32; b++)
            if (!(map[w] & (1u << b)))
                return w * 32 + b;
    }
    return -1;
}
