// claim:  count
// truth:  equivalent
// why:    range-for against an index
#include <vector>

int count(const std::vector<int> &values) {
    int positive = 0;
    for (int value : values)
        if (value > 0)
            positive++;
    return positive;
}
