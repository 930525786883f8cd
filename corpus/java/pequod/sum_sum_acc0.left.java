// claim: SumSumAcc0.run
// truth: equivalent
// math:  equivalent
// why:   an accumulator that starts at zero, by recursion
final class SumSumAcc0 {
    static int run(int n) {
        if (n <= 0) {
            return 0;
        }
        return n + run(n - 1);
    }
}
