// claim:  scaled
// truth:  equivalent
// why:    a power of two by shifting again and again
unsigned scaled(const unsigned *bits, int n) {
    unsigned value = 0;
    for (int i = 0; i < n && i < 32; i++)
        value += bits[i] << i;
    return value;
}
