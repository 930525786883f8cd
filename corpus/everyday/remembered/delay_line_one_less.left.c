// claim:  delay_line_one_less
// truth:  different
// why:    the right side sets the position back one cell too early
#include <stdint.h>
struct line {
    uint32_t at;
    int16_t kept[16];
};
int32_t delay_line_one_less(const struct line *d, uint32_t taps) {
    int32_t sum = 0;
    uint32_t at = d->at;
    if (at >= 15)
        return -1;
    for (uint32_t k = 0; k < taps; k++)
        sum ^= d->kept[(at + k) % 16];
    return sum;
}
