// claim:  trace --overflow undefined
// truth:  equivalent
// today:  unknown
// why:    a walk along the diagonal with one index
long trace(const int *m, int n) {
    long sum = 0;
    for (int i = 0; i < n; i++)
        sum += m[i * n + i];
    return sum;
}
