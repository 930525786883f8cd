#include <stddef.h>

void lanes(unsigned char *lane, size_t n) {
    unsigned char k = 0;
    for (size_t i = 0; i < n; i++) {
        lane[i] = k;
        if (++k == 5)
            k = 0;
    }
}
