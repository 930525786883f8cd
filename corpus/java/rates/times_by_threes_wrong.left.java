// claim:  TimesByThreesWrong.times
// assume: left.n >= 0
// truth:  different
// math:   different
// why:    n = 5, k = 1: the rest of two is taken for one
final class TimesByThreesWrong {
    static int times(int n, int k) {
        if (n <= 0) {
            return 0;
        }
        return k + times(n - 1, k);
    }
}
