#include <signal.h>
static int got;
static void h(int s) { got = 1; }
void init(void) { signal(SIGINT, h); }
int f(void) { got = 0; while (!got) { } return 1; }
