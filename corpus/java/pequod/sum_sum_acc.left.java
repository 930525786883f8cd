// claim: SumSumAcc.run
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   an accumulator that starts anywhere; tests for zero
final class SumSumAcc {
    static int sum(int n) {
        if (n == 0) {
            return 0;
        }
        return n + sum(n - 1);
    }

    static int run(int start, int n) {
        return sum(n) + start;
    }
}
