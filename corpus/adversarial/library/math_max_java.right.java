class Higher {
    static double higher(double a, double b) {
        return a >= b ? a : b;
    }
}
