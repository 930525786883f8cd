#include <cstddef>
#include <cstdint>

static int16_t saturate(int64_t y) {
    if (y < INT16_MIN)
        return INT16_MIN;
    if (y > INT16_MAX)
        return INT16_MAX;
    return (int16_t)y;
}

void scale(const int16_t *from, int16_t *to, size_t n, int gain) {
    for (size_t i = 0; i < n; i++)
        to[i] = saturate((int64_t)gain * from[i] / 256);
}
