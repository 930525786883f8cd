// claim: tall
// truth: equivalent
// why:   std::count_if against a loop
#include <algorithm>

int tall(const int *heights, int n, int limit) {
    if (n <= 0)
        return 0;
    return (int)std::count_if(heights, heights + n, [limit](int height) { return height > limit; });
}
