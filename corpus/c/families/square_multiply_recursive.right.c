unsigned power(unsigned base, unsigned exponent) {
    if (exponent == 0)
        return 1;
    unsigned half = power(base, exponent / 2);
    return exponent % 2 == 0 ? half * half : half * half * base;
}
