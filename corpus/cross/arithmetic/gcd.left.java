// claim: Numbers.gcd gcd
// truth: equivalent
// why:   Euclid with a temporary in Java, with a tuple in Rust; Rust's remainder of MIN by -1 wraps explicitly
public class Numbers {
    static int gcd(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }
}
