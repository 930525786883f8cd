// claim:  RoundsOfThreeWrong.total
// assume: left.n >= 0
// truth:  different
// math:   different
// why:    n = 2, x = 1: of two that are left over only one is added
final class RoundsOfThreeWrong {
    static int total(int n, int x) {
        int total = 0;
        while (n > 0) {
            total += x;
            n--;
        }
        return total;
    }
}
