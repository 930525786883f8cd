// claim:  f
// truth:  different
// today:  unknown
// why:    (in a helper that cannot be looked into) the helper may end the program, and one side writes before that and the other one after

#include <stdlib.h>

static volatile int ticks;

int state;

static void check(int x) {
    ticks++;
    for (int i = 0; i < 4; i++)
        if ((x >> i) == 77)
            exit(i);
}

void f(int x) {
    state = x;
    check(x);
}
