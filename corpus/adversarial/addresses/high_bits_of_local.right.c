#include <stdint.h>

int where_is_it(int x) {
    int local = x;
    int *p = &local;
    if ((intptr_t)p < 0)
        return *p + 1;
    return *p;
}
