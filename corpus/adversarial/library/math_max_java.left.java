// claim:  Higher.higher
// truth:  different
// why:    Math.max of a NaN is a NaN, and zeros are told apart
class Higher {
    static double higher(double a, double b) {
        return Math.max(a, b);
    }
}
