// claim:  Quadratic.largerRoot
// truth:  equivalent
// why:    the discriminant moves into a helper and the special cases change places, but every result is
//         computed by the same operations
class Quadratic {
    /** The larger real root of a x^2 + b x + c, or NaN if there is none. */
    static double largerRoot(double a, double b, double c) {
        if (a == 0.0) {
            if (b == 0.0) {
                return Double.NaN;
            }
            return -c / b;
        }
        double discriminant = b * b - 4.0 * a * c;
        if (discriminant < 0.0) {
            return Double.NaN;
        }
        double root = Math.sqrt(discriminant);
        double first = (-b + root) / (2.0 * a);
        double second = (-b - root) / (2.0 * a);
        if (first > second) {
            return first;
        } else {
            return second;
        }
    }

    static boolean hasRoot(double a, double b, double c) {
        return !Double.isNaN(largerRoot(a, b, c));
    }

    static double sumOfRoots(double a, double b) {
        return -b / a;
    }
}
