#include <stddef.h>
#include <stdint.h>

void reverse(uint8_t *b, size_t n) {
    size_t low = 0, high = n;
    while (low + 1 < high) {
        high--;
        uint8_t t = b[high];
        b[high] = b[low];
        b[low] = t;
        low++;
    }
}
