#include <stdint.h>
int pick(int8_t c, int low, int high) {
    int index = (uint8_t)c;
    return index < 100 ? low : high;
}
