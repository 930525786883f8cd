// claim: f
// truth: equivalent
// math:  equivalent
// why:   a counter that runs up to a bound, with the test at the top and turned round
int f(int n) {
    int i = 0;
    while (i < n)
        i++;
    return i;
}
