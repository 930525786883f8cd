class Simpson {
    static double f(double x) {
        double envelope = Math.exp(-x * x);
        return envelope * Math.cos(x);
    }

    /** Integrates f from a to b with 2 n steps. */
    static double integrate(double a, double b, int n) {
        if (n <= 0) {
            return 0.0;
        }
        int steps = 2 * n;
        double h = (b - a) / steps;
        double sum = f(a) + f(b);
        boolean odd = true;
        int i = 1;
        while (i < steps) {
            double weight = odd ? 4.0 : 2.0;
            sum += weight * f(a + i * h);
            odd = !odd;
            i++;
        }
        return sum * h / 3.0;
    }

    static double average(double a, double b, int n) {
        return a == b ? f(a) : integrate(a, b, n) / (b - a);
    }
}
