// claim: SumMono.sum
// assume: left.n <= right.n && right.n <= 60000
// ensure: left.ret <= right.ret
// truth: equivalent
// math:  equivalent
// why:   monotone where nothing wraps around, which has to be shown
final class SumMono {
    static int sum(int n) {
        if (n <= 0) {
            return 0;
        }
        return sum(n - 1) + n;
    }
}
