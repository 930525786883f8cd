#include <stdlib.h>

int give_up(int x) {
    if (x < 0)
        exit(2);
    return x;
}
