// claim: str_compare_bounded
// truth: equivalent
// why:   the bound is an index or a count that goes down
#include <stddef.h>
int str_compare_bounded(const char *a, const char *b, size_t n) {
    for (size_t i = 0; i < n; i++) {
        unsigned char x = a[i], y = b[i];
        if (x != y)
            return (int)x - (int)y;
        if (x == '\0')
            break;
    }
    return 0;
}
