// claim:  store
// truth:  equivalent
// why:    the left side writes behind the pointer first
#include <stdlib.h>

void store(long *p, long v) {
    *p = v;
    if (!p)
        abort();
}
