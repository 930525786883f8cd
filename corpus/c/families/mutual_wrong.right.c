int is_even(unsigned n) {
    return (n & 1) == 0;
}
