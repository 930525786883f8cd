static int plus(int a, int b) { return a + b; }
static int minus(int a, int b) { return a - b; }
int (*const operations[2])(int, int) = {minus, plus};

int negate(int x) { return -x; }
