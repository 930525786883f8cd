// claim:  root
// truth:  equivalent
// why:    an exception of the library, thrown first or last
#include <stdexcept>

int root(int x) {
    if (x < 0)
        throw std::invalid_argument("negative");
    int r = 0;
    while ((r + 1) * (r + 1) <= x && r < 1000)
        r++;
    return r;
}
