#include <stdint.h>
int read(int *p, int i) {
    uintptr_t u = (uintptr_t)p;
    return *(int *)(u + (uintptr_t)(intptr_t)i * 4);
}
