#include <stddef.h>
#include <stdint.h>
int matches(const uint8_t *tag, const uint8_t *guess, size_t n) {
    uint8_t difference = 0;
    for (size_t i = 0; i < n; i++)
        difference |= (uint8_t)(tag[i] ^ guess[i]);
    return (int)((((uint32_t)difference - 1) >> 8) & 1);
}
