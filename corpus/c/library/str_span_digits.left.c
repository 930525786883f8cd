// claim: str_span_digits
// truth: equivalent
// why:   a range test with two comparisons or with one on unsigned numbers
#include <stddef.h>
size_t str_span_digits(const char *s) {
    size_t n = 0;
    while (s[n] >= '0' && s[n] <= '9')
        n++;
    return n;
}
