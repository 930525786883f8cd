// claim:  Sums.upTo
// truth:  equivalent
// time:   60s
// why:    recursion against an accumulator in a loop
class Sums {
    static int upTo(int n) {
        if (n <= 0) {
            return 0;
        }
        return n + upTo(n - 1);
    }
}
