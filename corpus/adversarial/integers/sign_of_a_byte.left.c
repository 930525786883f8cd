// claim: pick
// truth: different
// why:   the same bits extended with their sign and with zeros
#include <stdint.h>
int pick(int8_t c, int low, int high) {
    int index = c;
    return index < 100 ? low : high;
}
