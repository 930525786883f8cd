class Quadratic {
    static double larger(double a, double b, double c) {
        if (a == 0.0) {
            if (b == 0.0) {
                return 0.0;
            }
            return -c / b;
        }
        double disc = b * b - 4.0 * a * c;
        if (disc < 0.0) {
            return 0.0;
        }
        double q = stable(b, Math.sqrt(disc));
        double r1 = q / a;
        double r2 = r1;
        if (q != 0.0) {
            r2 = c / q;
        }
        return r1 > r2 ? r1 : r2;
    }

    static double stable(double b, double root) {
        if (b < 0.0) {
            return -0.5 * (b - root);
        }
        return -0.5 * (b + root);
    }
}
