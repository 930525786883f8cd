// claim: checksum
// truth: different
// why:   C's unsigned sum wraps, Rust's panics
#include <stddef.h>

unsigned char checksum(const unsigned char *data, size_t n) {
    unsigned char sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += data[i];
    return sum;
}
