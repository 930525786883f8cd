// claim: add_to_all
// truth: equivalent
// why:   a pointer loop that writes against iter_mut
#include <stddef.h>
#include <stdint.h>

void add_to_all(uint16_t *v, size_t n, uint16_t delta) {
    for (uint16_t *p = v, *end = v + n; p != end; p++)
        *p += delta;
}
