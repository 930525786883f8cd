class Horner {
    static double derivative(double[] c, double x, double scale) {
        double p = 0.0;
        double d = 0.0;
        int n = c.length;
        for (int i = n; i > 0; i--) {
            double before = p;
            p = before * x + c[i - 1];
            d = d * x + before;
        }
        return scale == 0.0 ? d : d / scale;
    }
}
