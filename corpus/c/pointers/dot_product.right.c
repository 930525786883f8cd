long dot(const int *x, const int *y, int n) {
    long s = 0;
    for (const int *end = x + n; x < end; x++, y++)
        s += (long)*x * *y;
    return s;
}
