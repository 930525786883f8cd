class Simpson {
    static double integral(double a, double b, int pieces, double k) {
        if (pieces < 2) {
            return 0.0;
        }
        double h = (b - a) / pieces;
        double sum = Math.exp(-k * a * a) + Math.exp(-k * b * b);
        for (int i = 1; i < pieces; i++) {
            double x = a + i * h;
            if (i % 2 == 1) {
                sum += 2.0 * Math.exp(-k * x * x);
            } else {
                sum += 4.0 * Math.exp(-k * x * x);
            }
        }
        return sum * h / 3.0;
    }
}
