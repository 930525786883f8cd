// claim: hash
// truth: equivalent
// today: unknown
// why:   unrolled by four with a rest
#include <stddef.h>

unsigned hash(const unsigned char *s, size_t n) {
    unsigned h = 5381;
    for (size_t i = 0; i < n; i++)
        h = h * 33 ^ s[i];
    return h;
}
