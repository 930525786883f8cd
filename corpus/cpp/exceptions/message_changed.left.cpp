// claim:  checked
// truth:  different
// today:  unknown
// why:    another message
#include <stdexcept>

int checked(int x) {
    if (x < 0)
        throw std::invalid_argument("negative");
    return x;
}
