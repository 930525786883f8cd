#include <cstdint>

std::uint8_t reversed(std::uint8_t x) {
    x = static_cast<std::uint8_t>((x & 0xf0) >> 4 | (x & 0x0f) << 4);
    x = static_cast<std::uint8_t>((x & 0xcc) >> 2 | (x & 0x33) << 2);
    return static_cast<std::uint8_t>((x & 0xaa) >> 1 | (x & 0x55) << 1);
}
