// claim: f
// truth: equivalent
// math:  equivalent
// why:   a test in the loop body is moved into the loop's condition
int f(int t, int c) {
    int x = 0;
    while (0 < c) {
        if (0 < t)
            x++;
        c--;
    }
    return x;
}
