// claim:  Simpson.integrate
// assume: left.n <= 1000
// today: unknown
// truth:  equivalent
// why:    the weight 4 or 2 is chosen by parity on the left and toggled on the right; the sum is made in the
//         same order
class Simpson {
    static double f(double x) {
        return Math.exp(-x * x) * Math.cos(x);
    }

    /** Integrates f from a to b with 2 n steps. */
    static double integrate(double a, double b, int n) {
        if (n <= 0) {
            return 0.0;
        }
        int steps = 2 * n;
        double h = (b - a) / steps;
        double sum = f(a) + f(b);
        for (int i = 1; i < steps; i++) {
            double x = a + i * h;
            if (i % 2 == 1) {
                sum += 4.0 * f(x);
            } else {
                sum += 2.0 * f(x);
            }
        }
        return sum * h / 3.0;
    }

    static double average(double a, double b, int n) {
        if (a == b) {
            return f(a);
        }
        return integrate(a, b, n) / (b - a);
    }
}
