// claim: TrailingZeroes.run
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   a loop that tests for zero against recursion that tests for less than five
final class TrailingZeroes {
    static int run(int n) {
        int count = 0;
        while (n > 0) {
            n /= 5;
            count += n;
        }
        return count;
    }
}
