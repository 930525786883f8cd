#include <stdexcept>

int root(int x) {
    if (x >= 0) {
        int r = 0;
        while ((r + 1) * (r + 1) <= x && r < 1000)
            r++;
        return r;
    }
    throw std::invalid_argument("negative");
}
