#define _GNU_SOURCE
#include <string.h>

size_t length_within(const char *s, size_t n) {
    return strnlen(s, n);
}
