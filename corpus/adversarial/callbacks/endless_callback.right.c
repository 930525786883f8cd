extern int each(int (*visit)(int), int n);

static int visit(int x) {
    while (x < 0)
        ;
    return 0;
}

int walk(int n) { return each(visit, n); }
