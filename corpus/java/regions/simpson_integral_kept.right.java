class Simpson {
    static double integral(double a, double b, int pieces, double k) {
        if (pieces < 2) {
            return 0.0;
        }
        double h = (b - a) / pieces;
        double sum = Math.exp(-k * a * a) + Math.exp(-k * b * b);
        for (int i = 1; i < pieces; i++) {
            double x = a + i * h;
            double value = Math.exp(-k * x * x);
            double weight = 2.0;
            if (i % 2 != 0) {
                weight = 4.0;
            }
            sum += weight * value;
        }
        return sum * h / 3.0;
    }
}
