// claim:  checked
// truth:  different
// today:  unknown
// why:    a caller can catch the one and not the other
#include <cstdlib>

int checked(int x) {
    if (x < 0)
        throw 1;
    return x;
}
