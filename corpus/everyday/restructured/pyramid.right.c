unsigned long pyramid(unsigned short layers) {
    unsigned long n = layers;
    return n * (n + 1) * (2 * n + 1) / 6;
}
