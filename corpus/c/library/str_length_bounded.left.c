// claim: str_length_bounded
// truth: equivalent
// why:   a bound that is tested first against one that is counted down
#include <stddef.h>
size_t str_length_bounded(const char *s, size_t most) {
    size_t n;
    for (n = 0; n < most; n++)
        if (!s[n])
            break;
    return n;
}
