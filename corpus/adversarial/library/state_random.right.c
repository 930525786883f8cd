#include <stdlib.h>

int roll(unsigned seed) {
    srand(seed);
    return rand() % 6;
}
