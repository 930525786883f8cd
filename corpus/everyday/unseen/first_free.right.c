#include <stdint.h>

int first_free(const uint32_t *map, int words) {
    for (int w = 0; w < words; w++) {
        uint32_t used = map[w];
        if (~used != 0) {
            int b = 0;
            while (used & 1) {
                used >>= 1;
                b++;
            }
            return w * 32 + b;
        }
    }
    return -1;
}
