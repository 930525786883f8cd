// claim:  roll
// truth:  different
// today:  unknown
// why:    one number of the sequence is skipped
#include <stdlib.h>

int roll(unsigned seed) {
    srand(seed);
    rand();
    return rand() % 6;
}
