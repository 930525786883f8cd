// claim:  twice
// truth:  different
// why:    the file has its own operator new, which counts
#include <cstddef>
#include <cstdlib>

int allocations;

void *operator new(std::size_t size) {
    allocations++;
    return std::malloc(size);
}

int twice(int n) {
    int *p = new int(n);
    unsigned r = 2u * (unsigned)*p;
    return (int)r;
}
