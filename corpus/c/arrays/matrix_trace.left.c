// claim: trace
// truth: equivalent
// today: unknown
// why:   two subscripts against one running index into the same matrix
long trace(const int *m, long n) {
    long sum = 0;
    for (long i = 0; i < n; i++)
        sum += m[i * n + i];
    return sum;
}
