// claim: scale
// truth: equivalent
// today: unknown
// why:   std::transform against a loop, and std::clamp against tests
#include <algorithm>
#include <cstddef>
#include <cstdint>

void scale(const int16_t *from, int16_t *to, size_t n, int gain) {
    std::transform(from, from + n, to, [gain](int16_t x) {
        int64_t y = (int64_t)x * gain / 256;
        return (int16_t)std::clamp<int64_t>(y, -32768, 32767);
    });
}
