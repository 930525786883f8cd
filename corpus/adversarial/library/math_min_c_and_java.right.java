class Lower {
    static double lower(double a, double b) {
        return Math.min(a, b);
    }
}
