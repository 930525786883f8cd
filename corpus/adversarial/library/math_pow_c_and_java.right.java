class Power {
    static double power(double base, double exponent) {
        return Math.pow(base, exponent);
    }
}
