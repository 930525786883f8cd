// claim:  Fibonacci.of
// assume: left.n >= 0
// truth:  equivalent
// why:    the right loop is one step ahead and has no third variable
class Fibonacci {
    static long of(int n) {
        long a = 0;
        long b = 1;
        for (int i = 0; i < n; i++) {
            long next = a + b;
            a = b;
            b = next;
        }
        return a;
    }
}
