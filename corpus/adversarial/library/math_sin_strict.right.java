class Curve {
    static double value(double angle, double scale) {
        return StrictMath.sin(angle) * scale;
    }
}
