// claim:  half
// truth:  equivalent
// why:    the assertion fails in another file and line, with the same end

#include <assert.h>

int half(int n) {
    assert(n % 2 == 0);
    return n / 2;
}
