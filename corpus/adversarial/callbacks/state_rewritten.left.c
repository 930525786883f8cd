// claim:  walk
// truth:  equivalent
// why:    the callback adds to a private variable in another way, and the function reads that afterwards

extern void each(void (*visit)(int), int n);

static int seen;

static void visit(int x) { seen += 2 * x; }

int walk(int n) {
    seen = 0;
    each(visit, n);
    return seen;
}
