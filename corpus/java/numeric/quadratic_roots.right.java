class Quadratic {
    private static double discriminant(double a, double b, double c) {
        return b * b - 4.0 * a * c;
    }

    /** The larger real root of a x^2 + b x + c, or NaN if there is none. */
    static double largerRoot(double a, double b, double c) {
        if (a != 0.0) {
            double d = discriminant(a, b, c);
            if (d < 0.0) {
                return Double.NaN;
            }
            double root = Math.sqrt(d);
            double twice = 2.0 * a;
            double first = (-b + root) / twice;
            double second = (-b - root) / twice;
            return first > second ? first : second;
        }
        if (b != 0.0) {
            return -c / b;
        }
        return Double.NaN;
    }

    static boolean hasRoot(double a, double b, double c) {
        return !Double.isNaN(largerRoot(a, b, c));
    }

    static double sumOfRoots(double a, double b) {
        return -b / a;
    }
}
