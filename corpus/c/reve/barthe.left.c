// claim: f
// truth: equivalent
// math:  equivalent
// why:   the multiplication by a constant is replaced by an addition in each round
int f(int n, int c) {
    int i = 0, j = 0, x = 0;
    while (i < n) {
        j = 5 * i + c;
        x = x + j;
        i++;
    }
    return x;
}
