// claim: lowest
// truth: different
// why:   of equal elements the last
#include <algorithm>

int lowest(const int *a, int n) {
    if (n <= 0)
        return -1;
    return (int)(std::min_element(a, a + n) - a);
}
