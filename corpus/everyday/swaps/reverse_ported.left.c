// claim: reverse
// truth: equivalent
// why:   two pointers against swap
#include <stddef.h>
#include <stdint.h>

void reverse(uint16_t *v, size_t n) {
    uint16_t *a = v, *b = v + n;
    while (b - a > 1) {
        b--;
        uint16_t t = *a;
        *a = *b;
        *b = t;
        a++;
    }
}
