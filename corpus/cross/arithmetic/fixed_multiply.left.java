// claim: Fixed.multiply multiply
// truth: equivalent
// why:   Q16.16 product rounded to nearest and clamped, with ifs in Java and clamp in Rust
public final class Fixed {
    static final int ONE = 1 << 16;

    static int multiply(int a, int b) {
        long product = (long) a * b;
        long rounded = (product + (ONE >> 1)) >> 16;
        if (rounded > Integer.MAX_VALUE) {
            return Integer.MAX_VALUE;
        }
        if (rounded < Integer.MIN_VALUE) {
            return Integer.MIN_VALUE;
        }
        return (int) rounded;
    }
}
