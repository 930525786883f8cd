// claim: checksum
// truth: equivalent
// why:   the accumulator's multiplication by 31 becomes a shift and a subtraction
unsigned checksum(const unsigned char *data, int n) {
    unsigned h = 7;
    for (int i = 0; i < n; i++)
        h = h * 31 + data[i];
    return h;
}
