// claim: hex --no-alias
// truth: equivalent
// why:   two letters a byte by index against a pointer
#include <stddef.h>

static const char letters[] = "0123456789abcdef";

void hex(const unsigned char *in, size_t n, char *out) {
    for (size_t i = 0; i < n; i++) {
        out[2 * i] = letters[in[i] >> 4];
        out[2 * i + 1] = letters[in[i] & 15];
    }
    out[2 * n] = '\0';
}
