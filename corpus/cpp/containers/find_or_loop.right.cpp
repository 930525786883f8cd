#include <vector>

bool has(const std::vector<int> &values, int wanted) {
    for (int value : values)
        if (value == wanted)
            return true;
    return false;
}
