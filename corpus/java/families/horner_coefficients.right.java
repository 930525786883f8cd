class Polynomials {
    static long value(int[] coefficients, long x) {
        long value = 0;
        for (int i = coefficients.length - 1; i >= 0; i--) {
            value = value * x + coefficients[i];
        }
        return value;
    }
}
