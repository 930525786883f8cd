// claim:  distance
// truth:  equivalent
// why:    abs against the choice, the smallest number included
#include <stdlib.h>

int distance(int a) {
    return abs(a);
}
