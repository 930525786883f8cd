// claim:  *
// truth:  different
// today:  unknown
// why:    a table of functions that other files call through has its entries in another order
static int plus(int a, int b) { return a + b; }
static int minus(int a, int b) { return a - b; }
int (*const operations[2])(int, int) = {plus, minus};

int negate(int x) { return -x; }
