extern int each(int (*visit)(int), int n);

static int table[8];

static int visit(int x) {
    if (x < 0 || x > 8)
        return -1;
    table[x] = 1;
    return 0;
}

int walk(int n) { return each(visit, n); }
