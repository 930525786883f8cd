#include <limits.h>

int highest(const int *a, int n) {
    if (n <= 0)
        return INT_MIN;
    int best = a[0];
    for (int i = 1; i < n; i++)
        if (a[i] > best)
            best = a[i];
    return best;
}
