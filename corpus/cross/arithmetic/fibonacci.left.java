// claim: Fibonacci.at fibonacci
// truth: equivalent
// why:   two variables and a temporary in Java, a tuple in Rust, all wrapping
public class Fibonacci {
    static long at(int n) {
        long a = 0, b = 1;
        for (int i = 0; i < n; i++) {
            long next = a + b;
            a = b;
            b = next;
        }
        return a;
    }
}
