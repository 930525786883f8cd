#include <stdint.h>

int ones(uint8_t byte) {
    int n = 0;
    while (byte) {
        byte &= byte - 1;
        n++;
    }
    return n;
}
