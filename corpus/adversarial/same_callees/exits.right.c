#include <stdlib.h>

int state;

static void check(int x) {
    for (int i = 0; i < 4; i++)
        if ((x >> i) == 77)
            exit(i);
}

void f(int x) {
    check(x);
    state = x;
}
