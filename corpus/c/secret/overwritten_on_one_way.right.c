#include <stdint.h>

int set(uint8_t *key, uint8_t x, int all) {
    if (all)
        key[1] = x;
    return key[1];
}
