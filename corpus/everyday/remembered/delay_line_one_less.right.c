#include <stdint.h>
struct line {
    uint32_t at;
    int16_t kept[16];
};
int32_t delay_line_one_less(const struct line *d, uint32_t taps) {
    int32_t sum = 0;
    uint32_t at = d->at;
    if (at > 14)
        return -1;
    while (taps-- > 0) {
        sum ^= d->kept[at];
        at = at == 14 ? 0 : at + 1;
    }
    return sum;
}
