unsigned char parity(const unsigned char *data, unsigned n) {
    unsigned char x = 0;
    unsigned i = 0;
    for (; n - i >= 2; i += 2) {
        x ^= data[i];
        x ^= data[i + 1];
    }
    if (i < n)
        x ^= data[i];
    return x;
}
