// claim:  walk
// truth:  different
// today:  unknown
// why:    the callback keeps a static local that starts at another value

extern int each(int (*visit)(int), int n);

static int visit(int x) {
    static int seen = 1;
    seen += x;
    return seen;
}

int walk(int n) {
    return n < 0 ? 0 : each(visit, n);
}
