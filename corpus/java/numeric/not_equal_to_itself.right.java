class Missing {
    static boolean isMissing(double x) {
        return Double.isNaN(x);
    }
}
