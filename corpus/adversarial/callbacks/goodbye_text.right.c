#include <stdio.h>
#include <stdlib.h>

static void goodbye(void) {
    puts("item #2");
}

int start(int n) {
    atexit(goodbye);
    return n + 1;
}
