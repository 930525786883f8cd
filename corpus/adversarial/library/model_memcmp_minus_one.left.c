// claim:  is_below
// truth:  different
// why:    memcmp says below by any negative number, not by -1
#include <string.h>

int is_below(const char *a, const char *b, size_t n) {
    return memcmp(a, b, n) < 0;
}
