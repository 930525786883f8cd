#include <algorithm>
#include <cstddef>

std::size_t above(const int *a, std::size_t n, int limit) {
    return static_cast<std::size_t>(std::count_if(a, a + n, [limit](int x) { return limit < x; }));
}
