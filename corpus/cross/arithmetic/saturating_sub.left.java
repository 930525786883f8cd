// claim: Clamp.subtract subtract
// truth: equivalent
// why:   overflow seen from the signs in Java, Rust's own saturating operation
public class Clamp {
    static int subtract(int a, int b) {
        int difference = a - b;
        if (((a ^ b) & (a ^ difference)) < 0) {
            return a < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }
        return difference;
    }
}
