double power_integer(double base, int exponent) {
    double b = exponent < 0 ? 1.0 / base : base;
    int n = exponent < 0 ? -exponent : exponent;
    double result = 1.0;
    for (; n > 0; n >>= 1) {
        if ((n & 1) != 0) {
            result = b * result;
        }
        b = b * b;
    }
    return result;
}
