// claim:  highest
// truth:  equivalent
// why:    the first element is taken before the loop, or in its first round
#include <limits.h>

int highest(const int *a, int n) {
    int best = INT_MIN;
    for (int i = 0; i < n; i++)
        if (i == 0 || a[i] > best)
            best = a[i];
    return best;
}
