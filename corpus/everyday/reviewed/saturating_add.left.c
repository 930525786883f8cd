// claim:  add_saturating
// truth:  equivalent
// why:    the sum is made in a wider type instead of being compared before
#include <limits.h>
int add_saturating(int a, int b) {
    if (b > 0 && a > INT_MAX - b)
        return INT_MAX;
    if (b < 0 && a < INT_MIN - b)
        return INT_MIN;
    return a + b;
}
