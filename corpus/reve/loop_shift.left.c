// claim: f
// assume: left.n > -2147483647
// truth: equivalent
// why:   a loop from n down that adds the counter before and after decrementing
int f(int n) {
    int s = 0;
    while (n > 0) {
        s += n;
        n--;
    }
    return s;
}
