// claim:  Alternate.sum
// truth:  equivalent
// time:   60s
// why:    adding and subtracting in turns, by two methods or by a sign
class Alternate {
    static int sum(int n) {
        return n <= 0 ? 0 : n + minus(n - 1);
    }

    private static int minus(int n) {
        return n <= 0 ? 0 : sum(n - 1) - n;
    }
}
