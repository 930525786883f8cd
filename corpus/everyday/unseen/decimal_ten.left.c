// claim: decimal
// truth: different
// why:   a power of ten gets too few digits
int decimal(unsigned value, char *out) {
    char digits[10];
    int n = 0;
    do {
        digits[n++] = (char)('0' + value % 10);
        value /= 10;
    } while (value != 0);
    for (int i = 0; i < n; i++)
        out[i] = digits[n - 1 - i];
    return n;
}
