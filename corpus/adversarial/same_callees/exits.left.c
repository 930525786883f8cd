// claim:  f
// truth:  different
// today:  unknown
// why:    the helper may end the program, and one side writes before that and the other one after

#include <stdlib.h>

int state;

static void check(int x) {
    for (int i = 0; i < 4; i++)
        if ((x >> i) == 77)
            exit(i);
}

void f(int x) {
    state = x;
    check(x);
}
