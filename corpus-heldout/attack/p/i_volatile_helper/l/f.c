static volatile int *const R = (volatile int *)0x1000;
static int h(void) { return *R; }
int f(void) { return h() - h(); }
