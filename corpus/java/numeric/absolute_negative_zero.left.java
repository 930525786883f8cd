// claim:  Absolute.of
// truth:  different
// why:    -0.0 is not less than 0, so the branch keeps its sign and Math.abs does not
class Absolute {
    static double of(double x) {
        return Math.abs(x);
    }
}
