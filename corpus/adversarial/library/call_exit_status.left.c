// claim:  give_up
// truth:  different
// why:    the program ends with another status
#include <stdlib.h>

int give_up(int x) {
    if (x < 0)
        exit(1);
    return x;
}
