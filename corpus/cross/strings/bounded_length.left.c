// claim: bounded_length
// truth: equivalent
// why:   strnlen against the position of the first zero
#include <stddef.h>
#include <stdint.h>


size_t bounded_length(const uint8_t *text, size_t n) {
    size_t i = 0;
    while (i < n && text[i])
        i++;
    return i;
}
