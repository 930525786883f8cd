// claim:  Alternate.sum
// truth:  different
// why:    the sign begins with the smallest number
class Alternate {
    static int sum(int n) {
        return n <= 0 ? 0 : n + minus(n - 1);
    }

    private static int minus(int n) {
        return n <= 0 ? 0 : sum(n - 1) - n;
    }
}
