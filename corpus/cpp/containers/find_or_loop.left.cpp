// claim:  has
// truth:  equivalent
// today:  unknown
// why:    std::find against a loop
#include <algorithm>
#include <vector>

bool has(const std::vector<int> &values, int wanted) {
    return std::find(values.begin(), values.end(), wanted) != values.end();
}
