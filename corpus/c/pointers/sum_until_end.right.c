#include <stddef.h>
long sum(const int *a, size_t n) {
    long s = 0;
    for (const int *p = a, *end = a + n; p != end; p++)
        s += *p;
    return s;
}
