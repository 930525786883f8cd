// claim: upper
// truth: equivalent
// why:   letters changed in place
#include <stddef.h>
#include <stdint.h>


void upper(uint8_t *text, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (text[i] >= 'a' && text[i] <= 'z')
            text[i] -= 'a' - 'A';
}
