#include <algorithm>
#include <cstddef>

void turn_round(short *a, std::size_t n) {
    std::reverse(a, a + n);
}
