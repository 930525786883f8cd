// claim:  Absolute.of
// truth:  equivalent
// why:    0.0 - x clears the sign of both zeros, and a NaN falls through to x
class Absolute {
    static double of(double x) {
        return Math.abs(x);
    }
}
