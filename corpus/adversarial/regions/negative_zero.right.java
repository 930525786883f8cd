class Zero {
    static double run(double x, double y) {
        double p = x * y;
        double q = p * p;
        double s = p + 0.0;
        return 1.0 / s + q;
    }
}
