static int add(int a, int b) { return (int)((unsigned)a + (unsigned)b); }
static int sub(int a, int b) { return (int)((unsigned)a - (unsigned)b); }
static int both(int a, int b) { return a & b; }
static int either(int a, int b) { return a | b; }
static const struct {
    char op;
    int (*apply)(int, int);
} table[] = {{'+', add}, {'-', sub}, {'&', both}, {'|', either}};
int dispatch(char op, int a, int b) {
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++)
        if (table[i].op == op)
            return table[i].apply(a, b);
    return 0;
}
