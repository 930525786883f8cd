int is_power(unsigned n) {
    return n != 0 && !(n & (n - 1));
}
