#include <stddef.h>
#include <stdint.h>

size_t count_matches(const uint16_t *ids, size_t n, uint16_t wanted) {
    size_t found = 0;
    while (n-- > 0)
        found += *ids++ == wanted;
    return found;
}
