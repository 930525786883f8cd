class Heat {
    static double diffuse(double[] u, double k, double dt, double dx, int steps) {
        int n = u.length;
        if (n < 3) {
            return 0.0;
        }
        double[] next = new double[n];
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i < n - 1; i++) {
                double r = k * dt / (dx * dx);
                next[i] = u[i] + r * (u[i + 1] - 2.0 * u[i] + next[i - 1]);
            }
            for (int i = 1; i < n - 1; i++) {
                u[i] = next[i];
            }
        }
        return u[n / 2];
    }
}
