// claim: turn_round
// truth: equivalent
// why:   std::reverse against two indices
#include <cstddef>

void turn_round(short *a, std::size_t n) {
    if (n < 2)
        return;
    std::size_t i = 0, j = n - 1;
    while (i < j) {
        short t = a[i];
        a[i++] = a[j];
        a[j--] = t;
    }
}
