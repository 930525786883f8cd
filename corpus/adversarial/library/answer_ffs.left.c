// claim:  lowest
// truth:  equivalent
// why:    ffs against a loop over the bits
#include <strings.h>

int lowest(int x) {
    return ffs(x);
}
