// claim:  RoundsOfThree.total
// assume: left.n >= 0
// truth:  equivalent
// math:   equivalent
// why:    three rounds go with one; what is left over is done without a loop
final class RoundsOfThree {
    static int total(int n, int x) {
        int total = 0;
        while (n > 0) {
            total += x;
            n--;
        }
        return total;
    }
}
