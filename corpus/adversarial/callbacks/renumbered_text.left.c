// claim:  start
// truth:  equivalent
// why:    another text stands before the one that the callback prints, so the compiler numbers them otherwise

#include <stdio.h>
#include <stdlib.h>

static void goodbye(void) {
    puts("goodbye");
}

int start(int n) {
    atexit(goodbye);
    return n > 0 ? n : -n;
}
