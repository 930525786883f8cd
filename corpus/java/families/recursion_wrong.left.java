// claim:  Sums.upTo
// truth:  different
// why:    the last step is left out
class Sums {
    static int upTo(int n) {
        if (n <= 0) {
            return 0;
        }
        return n + upTo(n - 1);
    }
}
