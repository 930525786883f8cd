int equal(const unsigned char *a, const unsigned char *b, int n) {
    unsigned char difference = 0;
    for (int i = 0; i < n; i++)
        difference |= a[i] ^ b[i];
    return difference == 0;
}
