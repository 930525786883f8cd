// claim: SumSimple.sum
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   the test is for zero on one side and for less on the other
final class SumSimple {
    static int sum(int n) {
        if (n == 0) {
            return 0;
        }
        return sum(n - 1) + n;
    }
}
