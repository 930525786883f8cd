// claim:  dot
// truth:  equivalent
// why:    two arrays, one pointer and the distance to the end
long dot(const int *x, const int *y, int n) {
    long s = 0;
    for (int i = 0; i < n; i++)
        s += (long)x[i] * y[i];
    return s;
}
