#include <stdint.h>

int set(uint8_t *key, uint8_t x) {
    key[0] = x;
    key[1] = x;
    return key[0] + key[1];
}
