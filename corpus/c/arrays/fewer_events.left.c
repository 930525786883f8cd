// claim: events
// assume: left.n == right.n && left.seed == right.seed
// ensure: left.ret <= right.ret
// truth: equivalent
// math:  equivalent
// why:   whatever is counted below a limit is counted below a higher one; needs an order between the sides
int events(int n, int seed) {
    int count = 0;
    for (int i = 0; i < n; i++) {
        if (seed < 5)
            count++;
        seed = i - seed;
    }
    return count;
}
