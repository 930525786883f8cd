#include <assert.h>
int total(const int *a, int n) {
    unsigned s = 0;
    const int *p = a;
    for (int left = n; left > 0; left--) {
        assert(left <= n);
        s += (unsigned)*p++;
    }
    return (int)s;
}
