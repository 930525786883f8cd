#include <cstddef>
#include <numeric>

long long dot(const int *a, const int *b, std::size_t n) {
    return std::inner_product(a, a + n, b, 0);
}
