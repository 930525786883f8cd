#include <stdlib.h>

void give_up(int x) {
    exit(x & 255);
}
