// claim: checksum
// truth: equivalent
// why:   a port from C to Rust: pointer and length against a slice
#include <stddef.h>

unsigned checksum(const unsigned char *data, size_t n) {
    unsigned sum = 1;
    for (size_t i = 0; i < n; i++)
        sum = sum * 31 + data[i];
    return sum;
}
