#include <stdint.h>
void wipe(uint8_t *key) {
    for (int i = 0; i < 8; i++)
        key[i] = 0;
}
