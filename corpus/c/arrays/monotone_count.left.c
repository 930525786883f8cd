// claim: count
// assume: left.n <= right.n && left.seed == right.seed
// ensure: left.ret <= right.ret
// truth: equivalent
// math:  equivalent
// why:   a longer run counts no less: in step as long as both run, then one side alone
int count(int n, int seed) {
    int hits = 0;
    for (int i = 0; i < n; i++) {
        if (seed > i)
            hits++;
        seed = 7 - seed;
    }
    return hits;
}
