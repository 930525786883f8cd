// claim:  step
// truth:  different
// today:  unknown
// why:    what a destructor prints while the exception leaves comes after the number, or not at all
#include <cstdio>

struct Guard {
    ~Guard() { std::puts("left"); }
};

int step(int x) {
    Guard guard;
    if (x < 0)
        throw x;
    return x;
}
