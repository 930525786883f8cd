// claim: mirrored
// truth: equivalent
// why:   a palindrome by two pointers and by half the indices
#include <stddef.h>

int mirrored(const unsigned char *s, size_t n) {
    const unsigned char *a = s, *b = s + n;
    while (a < b) {
        if (*a++ != *--b)
            return 0;
    }
    return 1;
}
