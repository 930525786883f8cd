// claim:  walk
// truth:  different
// today:  unknown
// why:    the callback is equivalent, but the function reads what it changes too early

extern void each(void (*visit)(int), int n);

static int seen;

static void visit(int x) { seen += 2 * x; }

int walk(int n) {
    each(visit, n);
    return seen;
}
