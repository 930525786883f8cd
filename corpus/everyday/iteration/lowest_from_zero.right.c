#include <stddef.h>

int lowest(const int *t, size_t n) {
    int low = 0;
    for (const int *p = t; p != t + n; p++)
        if (*p < low)
            low = *p;
    return low;
}
