class Polygon {
    static double area(double[] xs, double[] ys, int n) {
        if (n < 3 || xs.length < n || ys.length < n) {
            return 0.0;
        }
        double twice = 0.0;
        for (int i = 0; i < n - 1; i++) {
            int j = (i + 1) % n;
            twice += xs[i] * ys[j] - xs[j] * ys[i];
        }
        double result = Math.abs(twice) / 2.0;
        return result;
    }
}
