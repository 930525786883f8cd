// claim:  SumTwoMoreWrong.sum
// assume: left.n >= 0
// truth:  different
// math:   different
// why:    n = 2: 4 and not 3
final class SumTwoMoreWrong {
    static int sum(int n) {
        if (n <= 0) {
            return 0;
        }
        return n + sum(n - 1);
    }
}
