// claim:  start
// truth:  different
// today:  unknown
// why:    the function that runs at exit prints another text

#include <stdio.h>
#include <stdlib.h>

static void goodbye(void) {
    puts("item #1");
}

int start(int n) {
    atexit(goodbye);
    return n + 1;
}
