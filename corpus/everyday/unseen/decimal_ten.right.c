int decimal(unsigned value, char *out) {
    int n = 1;
    for (unsigned rest = value; rest > 10; rest /= 10)
        n++;
    for (int i = n - 1; i >= 0; i--) {
        out[i] = (char)('0' + value % 10);
        value /= 10;
    }
    return n;
}
