// claim:  fits
// truth:  equivalent
// why:    no object goes around the end of all addresses
#include <stddef.h>

int fits(const char *p, size_t n) {
    const char *end = p + n;
    return p <= end ? p[0] : 0;
}
