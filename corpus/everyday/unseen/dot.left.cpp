// claim: dot
// truth: different
// why:   inner_product begins with an int, which is too narrow
#include <cstddef>

long long dot(const int *a, const int *b, std::size_t n) {
    long long sum = 0;
    for (std::size_t i = 0; i < n; ++i)
        sum += static_cast<long long>(a[i]) * b[i];
    return sum;
}
