#include <assert.h>

/* Of even numbers only. */
int half(int n) {
    int result = n / 2;
    assert(n % 2 == 0);
    return result;
}
