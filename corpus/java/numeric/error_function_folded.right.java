class ErrorFunction {
    private static double polynomial(double t) {
        return (((1.061405429 * t + -1.453152027) * t + 1.421413741) * t + -0.284496736) * t + 0.254829592;
    }

    /** A rational approximation of the error function. */
    static double of(double x) {
        double z = Math.abs(x);
        double t = 1.0 / (1.0 + 0.3275911 * z);
        double y = 1.0 - polynomial(t) * t * Math.exp(-z * z);
        if (x < 0) {
            return -1.0 * y;
        }
        return 1.0 * y;
    }

    static double complement(double x) {
        return 1.0 - of(x);
    }
}
