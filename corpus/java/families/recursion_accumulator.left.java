// claim:  Sums.squares
// truth:  equivalent
// time:   60s
// why:    recursion against recursion with an accumulator
class Sums {
    static int squares(int n) {
        return n <= 0 ? 0 : squares(n - 1) + n * n;
    }
}
