// claim: palindrome
// truth: equivalent
// why:   two pointers against the first half zipped with the reverse
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool palindrome(const uint8_t *s, size_t n) {
    if (n == 0)
        return true;
    const uint8_t *i = s, *j = s + n - 1;
    while (i < j)
        if (*i++ != *j--)
            return false;
    return true;
}
