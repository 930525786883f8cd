// claim: characters
// truth: equivalent
// why:   continuation bytes by mask against a signed comparison
#include <stddef.h>
#include <stdint.h>

size_t characters(const uint8_t *s, size_t n) {
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        if ((s[i] & 0xc0) != 0x80)
            count++;
    return count;
}
