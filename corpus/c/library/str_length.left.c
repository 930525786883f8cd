// claim: str_length
// truth: equivalent
// why:   a counter against the difference of two pointers
#include <stddef.h>
size_t str_length(const char *s) {
    size_t n = 0;
    while (s[n] != '\0')
        n++;
    return n;
}
