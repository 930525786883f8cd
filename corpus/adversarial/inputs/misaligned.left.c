// claim:  odd
// truth:  equivalent
// why:    a number of type int is at a multiple of four
#include <stdint.h>

int odd(const int *p) {
    return *p + (int)((uintptr_t)p & 1);
}
