// claim:  Zero.run
// truth:  different
// why:    x + 0.0 loses the sign of -0.0, and the reciprocal shows it
class Zero {
    static double run(double x, double y) {
        double p = x * y;
        double q = p * p;
        double s = p;
        return 1.0 / s + q;
    }
}
