double power_integer(double base, int exponent) {
    double b = base;
    int n = exponent;
    if (n < 0) {
        b = 1.0 / b;
    }
    double result = 1.0;
    while (n > 0) {
        if (n % 2 == 1) {
            result *= b;
        }
        b *= b;
        n /= 2;
    }
    return result;
}
