#include <signal.h>
static int got;
static void h(int s) { got = 1; }
int f(void) { signal(SIGINT, h); got = 0; return got; }
