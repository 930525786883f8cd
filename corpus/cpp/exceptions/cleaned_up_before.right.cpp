#include <cstdio>

struct Guard {
    ~Guard() { std::puts("left"); }
};

int step(int x) {
    if (x < 0)
        throw x;
    Guard guard;
    return x;
}
