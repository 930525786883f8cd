// claim: hash_djb
// truth: equivalent
// why:   times 33 as a product or as a shift and a sum
#include <stdint.h>
uint32_t hash_djb(const char *s) {
    uint32_t h = 5381;
    while (*s)
        h = h * 33 + (unsigned char)*s++;
    return h;
}
