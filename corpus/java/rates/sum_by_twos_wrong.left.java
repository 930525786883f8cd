// claim:  SumByTwosWrong.sum
// assume: left.n >= 0
// truth:  different
// math:   different
// why:    the odd ones lose their last one
final class SumByTwosWrong {
    static int sum(int n) {
        if (n <= 0) {
            return 0;
        }
        return n + sum(n - 1);
    }
}
