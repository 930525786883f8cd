// claim: sum --secret noise
// truth: equivalent
// why:   what is read through the pointer is taken out again
#include <stddef.h>
#include <stdint.h>
uint32_t sum(const uint32_t *noise, const uint32_t *data, size_t n) {
    uint32_t total = 0;
    for (size_t i = 0; i < n; i++)
        total += (data[i] ^ noise[i]) ^ noise[i];
    return total;
}
