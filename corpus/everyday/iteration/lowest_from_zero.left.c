// claim: lowest
// truth: different
// why:   the smallest is looked for from zero, so positive elements do not count
#include <stddef.h>

int lowest(const int *t, size_t n) {
    int low = n ? t[0] : 0;
    for (size_t i = 1; i < n; i++)
        if (t[i] < low)
            low = t[i];
    return low;
}
