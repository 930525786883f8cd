#include <cstdlib>

int checked(int x) {
    if (x < 0)
        std::abort();
    return x;
}
