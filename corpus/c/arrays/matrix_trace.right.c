long trace(const int *m, long n) {
    long sum = 0;
    long at = 0;
    for (long i = 0; i < n; i++) {
        sum += m[at];
        at += n + 1;
    }
    return sum;
}
