// claim:  value
// truth:  different
// why:    the right side frees with free what new has made
#include <cstdlib>

int value(int n) {
    int *p = new int(n);
    int r = *p;
    delete p;
    return r;
}

void *spare(unsigned long size) {
    return std::malloc(size);
}
