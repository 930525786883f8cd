// claim:  f
// truth:  equivalent
// today:  unknown
// why:    only the private counter changed in f; that g differs is not its fault

static int calls;
int f(int x) { calls++; return x + 1; }
int g(int x) { return x * 2; }
