// claim:  pick
// truth:  different
// why:    the right side frees an array that was not allocated
#include <stdlib.h>

int pick(int i) {
    int table[4] = { 2, 3, 5, 7 };
    return table[i & 3];
}
