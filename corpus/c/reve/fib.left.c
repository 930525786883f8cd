// claim: fib
// truth: equivalent
// math:  equivalent
// why:   a table of Fibonacci numbers filled from the table itself, or from two variables
int fib(int *table, int n) {
    if (n < 2)
        return n;
    table[0] = 0;
    table[1] = 1;
    int i = 2;
    while (i <= n && i < 1000) {
        table[i] = table[i - 1] + table[i - 2];
        i++;
    }
    return table[i - 1];
}
