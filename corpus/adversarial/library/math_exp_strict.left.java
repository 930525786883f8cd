// claim:  Curve.value
// truth:  different
// today:  unknown
// why:    Math.exp may round otherwise than StrictMath.exp, and does so on x86-64 with JDK 17
class Curve {
    static double value(double x, double scale) {
        return Math.exp(x) * scale;
    }
}
