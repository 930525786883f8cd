// claim: reversed
// truth: equivalent
// why:   a loop over bits against exchanges of groups, in C++
#include <cstdint>

std::uint8_t reversed(std::uint8_t x) {
    std::uint8_t result = 0;
    for (int i = 0; i < 8; ++i) {
        result = static_cast<std::uint8_t>(result << 1 | (x & 1));
        x >>= 1;
    }
    return result;
}
