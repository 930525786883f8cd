// claim:  Quadratic.larger
// truth:  equivalent
// why:    the cancelling root is avoided in an extracted helper with early returns
class Quadratic {
    static double larger(double a, double b, double c) {
        double disc = b * b - 4.0 * a * c;
        double result;
        if (a == 0.0) {
            result = b == 0.0 ? 0.0 : -c / b;
        } else if (disc < 0.0) {
            result = 0.0;
        } else {
            double root = Math.sqrt(disc);
            double q;
            if (b < 0.0) {
                q = -0.5 * (b - root);
            } else {
                q = -0.5 * (b + root);
            }
            double r1 = q / a;
            double r2 = q == 0.0 ? r1 : c / q;
            result = r1 > r2 ? r1 : r2;
        }
        return result;
    }
}
