unsigned handed_over(unsigned *a, unsigned n) {
    unsigned sum = 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = 0;
    for (unsigned i = 0; i < n; i++)
        sum += a[i];
    return sum;
}
