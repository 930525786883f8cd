// claim:  Curve.value
// truth:  different
// today:  unknown
// why:    Math.log10 may round otherwise than StrictMath.log10, and does so on x86-64 with JDK 17
class Curve {
    static double value(double x, double scale) {
        return Math.log10(x) * scale;
    }
}
