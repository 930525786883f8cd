// claim:  checked
// assume: left.x == right.x
// ensure: left.ret == right.ret
// truth:  equivalent
// why:    nothing is claimed where the left side does not return
#include <stdlib.h>
int checked(int x) {
    if (x < 0)
        abort();
    return x;
}
