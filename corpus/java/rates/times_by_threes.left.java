// claim:  TimesByThrees.times
// assume: left.n >= 0
// truth:  equivalent
// math:   equivalent
// why:    three activations of the left recursion go with one of the right
final class TimesByThrees {
    static int times(int n, int k) {
        if (n <= 0) {
            return 0;
        }
        return k + times(n - 1, k);
    }
}
