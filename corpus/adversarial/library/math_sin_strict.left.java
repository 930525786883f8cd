// claim:  Curve.value
// truth:  different
// today:  unknown
// why:    Math.sin may round otherwise than StrictMath.sin, and does so on x86-64 with JDK 17
class Curve {
    static double value(double angle, double scale) {
        return Math.sin(angle) * scale;
    }
}
