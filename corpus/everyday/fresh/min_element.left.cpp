// claim: lowest
// truth: equivalent
// why:   std::min_element against a loop that keeps the place
#include <algorithm>

int lowest(const int *a, int n) {
    if (n <= 0)
        return -1;
    return (int)(std::min_element(a, a + n) - a);
}
