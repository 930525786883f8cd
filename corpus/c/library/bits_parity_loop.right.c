#include <stdint.h>
int bits_parity_loop(uint32_t v) {
    int odd = 0;
    for (; v != 0; v /= 2)
        if (v % 2)
            odd = !odd;
    return odd;
}
