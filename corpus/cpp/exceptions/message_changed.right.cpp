#include <stdexcept>

int checked(int x) {
    if (x < 0)
        throw std::invalid_argument("below zero");
    return x;
}
