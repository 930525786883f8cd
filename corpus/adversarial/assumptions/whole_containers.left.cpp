// claim:  count
// truth:  equivalent
// rests:  whole-containers
// why:    only the library makes vectors; of three pointers that are no vector, the one loop would not even end
#include <vector>

int count(const std::vector<int> &values) {
    int count = 0;
    for (int value : values)
        count += value == 7;
    return count;
}
