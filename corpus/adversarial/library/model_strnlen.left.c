// claim:  length_within
// truth:  equivalent
// today:  unknown
// why:    strnlen by memchr
#include <string.h>

size_t length_within(const char *s, size_t n) {
    const char *end = memchr(s, 0, n);
    return end ? (size_t)(end - s) : n;
}
