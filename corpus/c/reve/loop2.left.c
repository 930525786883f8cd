// claim: f
// truth: equivalent
// math:  equivalent
// why:   the second loop starts one iteration earlier and subtracts what it added too much
int f(int n) {
    int i = 1, j = 0;
    if (n < 1)
        n = 0;
    while (i <= n) {
        j = j + 2;
        i++;
        if (i == 1000000)
            break;
    }
    return j;
}
