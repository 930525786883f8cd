#include <vector>

int count(const std::vector<int> &values) {
    int positive = 0;
    for (std::size_t i = 0; i + 1 < values.size(); ++i)
        if (values[i] > 0)
            ++positive;
    return positive;
}
