// claim: mem_swap
// truth: equivalent
// why:   bytes are swapped through a variable, or by exclusive or of different ones
#include <stddef.h>
void mem_swap(unsigned char *a, unsigned char *b, size_t n) {
    for (size_t i = 0; i < n; i++) {
        unsigned char t = a[i];
        a[i] = b[i];
        b[i] = t;
    }
}
