// claim: f
// assume: left.n < 2147483646
// truth: equivalent
// math:  equivalent
// why:   a sum over the counter, which is advanced before or after it is used; at n = INT_MAX - 1 the second loop never ends
int f(int n) {
    int i = 0, j = 0;
    while (i <= n) {
        i++;
        j = j + i;
    }
    return j;
}
