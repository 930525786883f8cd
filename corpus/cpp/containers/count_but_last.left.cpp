// claim:  count
// truth:  different
// why:    the last element is left out, and an empty vector has size - 1 elements too many
#include <vector>

int count(const std::vector<int> &values) {
    int positive = 0;
    for (int value : values)
        if (value > 0)
            positive++;
    return positive;
}
