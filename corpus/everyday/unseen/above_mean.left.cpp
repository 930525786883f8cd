// claim: above
// truth: equivalent
// why:   the algorithms of the library against loops
#include <cstddef>

std::size_t above(const int *a, std::size_t n, int limit) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < n; ++i)
        if (a[i] > limit)
            ++count;
    return count;
}
