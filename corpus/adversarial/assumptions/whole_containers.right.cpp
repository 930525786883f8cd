#include <vector>

int count(const std::vector<int> &values) {
    int count = 0;
    for (std::size_t i = 0; i < values.size(); i++)
        count += values[i] == 7;
    return count;
}
