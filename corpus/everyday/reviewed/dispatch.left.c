// claim:  dispatch
// truth:  equivalent
// why:    a chain of comparisons becomes a table of functions
static int add(int a, int b) { return (int)((unsigned)a + (unsigned)b); }
static int sub(int a, int b) { return (int)((unsigned)a - (unsigned)b); }
static int both(int a, int b) { return a & b; }
static int either(int a, int b) { return a | b; }
int dispatch(char op, int a, int b) {
    if (op == '+')
        return add(a, b);
    else if (op == '-')
        return sub(a, b);
    else if (op == '&')
        return both(a, b);
    else if (op == '|')
        return either(a, b);
    return 0;
}
