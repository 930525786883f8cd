// claim:  SumTwoMore.sum
// assume: left.n >= 0
// truth:  equivalent
// math:   equivalent
// why:    an accumulator that takes two at a time against recursion that takes one
final class SumTwoMore {
    static int sum(int n) {
        if (n <= 0) {
            return 0;
        }
        return n + sum(n - 1);
    }
}
