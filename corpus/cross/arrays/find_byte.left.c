// claim: find_byte
// truth: equivalent
// why:   memchr by hand against the iterator's search
#include <stddef.h>
#include <stdint.h>


long find_byte(const uint8_t *data, size_t n, uint8_t wanted) {
    const uint8_t *p = data, *end = data + n;
    while (p != end) {
        if (*p == wanted)
            return p - data;
        p++;
    }
    return -1;
}
