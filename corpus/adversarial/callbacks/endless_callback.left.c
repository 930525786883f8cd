// claim:  walk
// truth:  different
// today:  unknown
// why:    the callback agrees wherever it returns, and does not return for negative numbers

extern int each(int (*visit)(int), int n);

static int visit(int x) { return 0; }

int walk(int n) { return each(visit, n); }
