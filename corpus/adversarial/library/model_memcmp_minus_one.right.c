#include <string.h>

int is_below(const char *a, const char *b, size_t n) {
    return memcmp(a, b, n) == -1;
}
