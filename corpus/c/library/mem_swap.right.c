#include <stddef.h>
void mem_swap(unsigned char *a, unsigned char *b, size_t n) {
    while (n > 0) {
        unsigned char x = *a, y = *b;
        *a++ = y;
        *b++ = x;
        n--;
    }
}
