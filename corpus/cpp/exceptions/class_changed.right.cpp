#include <stdexcept>

int checked(int x) {
    if (x < 0)
        throw std::out_of_range("negative");
    return x;
}
