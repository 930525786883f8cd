class Lagrange {
    static double weight(int k, int n, double x, double step) {
        double xk = k * step;
        double product = 1.0;
        int i = 0;
        while (i < n) {
            int node = i;
            i++;
            if (node == k) {
                continue;
            }
            double xi = node * step;
            product *= (x - xi) / (xk - xi);
        }
        if (n <= 0) {
            return 0.0;
        }
        return product;
    }
}
