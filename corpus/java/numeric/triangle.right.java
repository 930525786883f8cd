class Triangle {
    static double widest(double a, double b, double c) {
        if (!(a > 0.0) || !(b > 0.0) || !(c > 0.0)) {
            return -1.0;
        }
        if (a + b <= c || b + c <= a || c + a <= b) {
            return -2.0;
        }
        double widest = angle(b, c, a);
        double beta = angle(c, a, b);
        if (beta > widest) {
            widest = beta;
        }
        double gamma = angle(a, b, c);
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

    /** The angle between two sides, from the side across. */
    private static double angle(double first, double second, double across) {
        double cosine = (first * first + second * second - across * across) / (2.0 * first * second);
        return Math.acos(Math.max(-1.0, Math.min(1.0, cosine)));
    }
}
