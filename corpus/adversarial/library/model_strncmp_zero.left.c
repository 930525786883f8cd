// claim:  agree
// truth:  different
// why:    nothing is compared if the length is zero
#include <string.h>

int agree(const char *a, const char *b, size_t n) {
    return strncmp(a, b, n) == 0;
}
