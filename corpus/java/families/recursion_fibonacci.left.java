// claim:  Fibonacci.of
// truth:  equivalent
// why:    two calls a step against two variables
class Fibonacci {
    static int of(int n) {
        if (n < 2) {
            return n < 0 ? 0 : n;
        }
        return of(n - 1) + of(n - 2);
    }
}
