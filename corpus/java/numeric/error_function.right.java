class ErrorFunction {
    private static final double P = 0.3275911;
    private static final double A1 = 0.254829592;
    private static final double A2 = -0.284496736;
    private static final double A3 = 1.421413741;
    private static final double A4 = -1.45315207;
    private static final double A5 = 1.061405429;

    /** A rational approximation of the error function. */
    static double of(double x) {
        double z = Math.abs(x);
        double t = 1.0 / (1.0 + P * z);
        double polynomial = (((A5 * t + A4) * t + A3) * t + A2) * t + A1;
        double y = 1.0 - polynomial * t * Math.exp(-z * z);
        return x < 0 ? -1.0 * y : 1.0 * y;
    }

    static double normalBelow(double x) {
        return 0.5 * (1.0 + of(x / Math.sqrt(2.0)));
    }

    static double normalBetween(double low, double high) {
        return normalBelow(high) - normalBelow(low);
    }
}
