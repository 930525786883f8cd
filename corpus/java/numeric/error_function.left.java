// claim:  ErrorFunction.of
// truth:  different
// why:    one coefficient of the approximation lost a digit
class ErrorFunction {
    /** A rational approximation of the error function. */
    static double of(double x) {
        double sign = 1.0;
        if (x < 0) {
            sign = -1.0;
        }
        double z = Math.abs(x);
        double p = 0.3275911;
        double a1 = 0.254829592;
        double a2 = -0.284496736;
        double a3 = 1.421413741;
        double a4 = -1.453152027;
        double a5 = 1.061405429;
        double t = 1.0 / (1.0 + p * z);
        double polynomial = a5;
        polynomial = polynomial * t + a4;
        polynomial = polynomial * t + a3;
        polynomial = polynomial * t + a2;
        polynomial = polynomial * t + a1;
        double y = 1.0 - polynomial * t * Math.exp(-z * z);
        return sign * y;
    }

    static double normalBelow(double x) {
        return 0.5 * (1.0 + of(x / Math.sqrt(2.0)));
    }

    static double normalBetween(double low, double high) {
        return normalBelow(high) - normalBelow(low);
    }
}
