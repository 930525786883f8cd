// claim:  Maximum.of
// truth:  different
// why:    with a NaN on the left Math.max gives NaN and the branch gives the other operand
class Maximum {
    static double of(double a, double b) {
        return Math.max(a, b);
    }
}
