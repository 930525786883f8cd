int common_prefix(const char *a, const char *b) {
    int n = 0;
    while (n < 15 && a[n] == b[n])
        n++;
    return n;
}
