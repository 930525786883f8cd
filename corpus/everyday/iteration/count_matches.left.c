// claim: count_matches
// truth: equivalent
// why:   counting up by index, and down with a pointer
#include <stddef.h>
#include <stdint.h>

size_t count_matches(const uint16_t *ids, size_t n, uint16_t wanted) {
    size_t found = 0;
    for (size_t i = 0; i < n; ++i)
        if (ids[i] == wanted)
            ++found;
    return found;
}
