// claim:  SumByTwos.sum
// assume: left.n >= 0
// truth:  equivalent
// math:   equivalent
// why:    two activations of the left recursion go with one of the right
final class SumByTwos {
    static int sum(int n) {
        if (n <= 0) {
            return 0;
        }
        return n + sum(n - 1);
    }
}
