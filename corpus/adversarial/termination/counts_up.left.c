// claim:  count
// truth:  equivalent
// why:    one side alone goes round, and its counter rises to a bound
int count(int n) {
    int c = 0;
    for (int i = 0; i < n; i++)
        c++;
    return c;
}
