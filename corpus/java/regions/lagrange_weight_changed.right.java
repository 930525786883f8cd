class Lagrange {
    static double weight(int k, int n, double x, double step) {
        double xk = k * step;
        double product = 1.0;
        for (int i = 0; i < n; i++) {
            if (i != k - 1) {
                double xi = i * step;
                product = product * ((x - xi) / (xk - xi));
            }
        }
        if (n <= 0) {
            return 0.0;
        }
        return product;
    }
}
