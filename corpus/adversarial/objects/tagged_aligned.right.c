#include <stdint.h>
int read(const int *p) {
    uintptr_t u = (uintptr_t)p;
    return *(const int *)(u & ~(uintptr_t)1);
}
