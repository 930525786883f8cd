class Trapezoid {
    static double f(double x) {
        return x * x / (1.0 + x);
    }

    static double integrate(double a, double b, int n) {
        if (n < 1) {
            return 0.0;
        }
        double h = (b - a) / n;
        double sum = 0.0;
        for (int i = 1; i < n; i++) {
            sum += f(a + i * h);
        }
        sum += 0.5 * (f(a) + f(b));
        return h * sum;
    }
}
