int fib(int *table, int n) {
    if (n < 2)
        return n;
    int before = 0, last = 1;
    table[0] = 0;
    table[1] = 1;
    int i = 2;
    while (i <= n && i < 1000) {
        int next = before + last;
        before = last;
        last = next;
        table[i] = next;
        i++;
    }
    return last;
}
