#include <stdio.h>
#include <stdlib.h>

void usage(void) {
    puts("usage: start N");
}

static void goodbye(void) {
    puts("goodbye");
}

int start(int n) {
    atexit(goodbye);
    if (n > 0)
        return n;
    return -n;
}
