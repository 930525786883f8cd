class Curve {
    static double value(double x, double scale) {
        return StrictMath.log10(x) * scale;
    }
}
