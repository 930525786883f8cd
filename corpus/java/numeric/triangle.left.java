// claim:  Triangle.widest
// truth:  equivalent
// why:    three copies of a formula become one method
class Triangle {
    static double widest(double a, double b, double c) {
        if (!(a > 0.0) || !(b > 0.0) || !(c > 0.0)) {
            return -1.0;
        }
        if (a + b <= c || b + c <= a || c + a <= b) {
            return -2.0;
        }
        double cosA = (b * b + c * c - a * a) / (2.0 * b * c);
        double cosB = (c * c + a * a - b * b) / (2.0 * c * a);
        double cosC = (a * a + b * b - c * c) / (2.0 * a * b);
        double alpha = Math.acos(Math.max(-1.0, Math.min(1.0, cosA)));
        double beta = Math.acos(Math.max(-1.0, Math.min(1.0, cosB)));
        double gamma = Math.acos(Math.max(-1.0, Math.min(1.0, cosC)));
        double widest = alpha;
        if (beta > widest) {
            widest = beta;
        }
        if (gamma > widest) {
            widest = gamma;
        }
        double half = (a + b + c) / 2.0;
        double area = Math.sqrt(half * (half - a) * (half - b) * (half - c));
        if (area < 1.0e-9) {
            return 0.0;
        }
        if (widest > Math.PI / 2.0) {
            return Math.toDegrees(widest) + 1000.0;
        }
        return Math.toDegrees(widest);
    }
}
