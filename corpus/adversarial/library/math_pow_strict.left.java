// claim:  Curve.value
// truth:  different
// today:  unknown
// why:    Math.pow may round otherwise than StrictMath.pow, and does so on x86-64 with JDK 17
class Curve {
    static double value(double x, int n) {
        return Math.pow(x, 1.0 / n);
    }
}
