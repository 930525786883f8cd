long trace(const int *m, int n) {
    long sum = 0;
    const int *p = m;
    for (int i = 0; i < n; i++, p += n + 1)
        sum += *p;
    return sum;
}
