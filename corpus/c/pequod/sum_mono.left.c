// claim: sum
// assume: left.n <= right.n
// ensure: left.ret <= right.ret
// truth: different
// math:  equivalent
// today: unknown
// why:   monotone as long as nothing wraps around: 65535 and 65536
int sum(int n) {
    if (n <= 0) return 0;
    return n + sum(n - 1);
}
