#include <cstdlib>

int value(int n) {
    int *p = new int(n);
    int r = *p;
    std::free(p);
    return r;
}

void *spare(unsigned long size) {
    return std::malloc(size);
}
