unsigned long next(unsigned long n) {
    return 1 + n;
}
