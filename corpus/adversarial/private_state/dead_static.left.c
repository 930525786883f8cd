// claim:  f
// truth:  equivalent
// today:  unknown
// why:    a private counter that nobody reads counts in other steps: no caller sees it

static int calls;
int f(int x) { calls++; return x + 1; }
