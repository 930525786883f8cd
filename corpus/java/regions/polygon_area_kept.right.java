class Polygon {
    static double area(double[] xs, double[] ys, int n) {
        if (n < 3 || xs.length < n || ys.length < n) {
            return 0.0;
        }
        double twice = 0.0;
        int i = 0;
        while (i < n - 1) {
            twice += xs[i] * ys[i + 1] - xs[i + 1] * ys[i];
            i++;
        }
        twice += xs[n - 1] * ys[0] - xs[0] * ys[n - 1];
        double result = Math.abs(twice) / 2.0;
        return result;
    }
}
