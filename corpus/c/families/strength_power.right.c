unsigned scaled(const unsigned *bits, int n) {
    unsigned value = 0, place = 1;
    if (n > 32)
        n = 32;
    for (int i = 0; i < n; i++) {
        value += bits[i] * place;
        place += place;
    }
    return value;
}
