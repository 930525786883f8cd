// claim:  same_bytes
// truth:  equivalent
// why:    memcmp as a question against a loop
#include <string.h>

int same_bytes(const char *a, const char *b, size_t n) {
    return !memcmp(a, b, n);
}
