unsigned power(unsigned base, unsigned exponent) {
    unsigned result = 1;
    while (exponent > 0) {
        base *= base;
        if (exponent & 1)
            result *= base;
        exponent >>= 1;
    }
    return result;
}
