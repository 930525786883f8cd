class Curve {
    static double value(double x, double scale) {
        return StrictMath.exp(x) * scale;
    }
}
