void gain(long long *v, long n, long long factor) {
    long i = 0;
    for (; i + 3 < n; i += 4) {
        v[i] = v[i] * factor + 1;
        v[i + 1] = v[i + 1] * factor + 1;
        v[i + 2] = v[i + 2] * factor + 1;
        v[i + 3] = v[i + 3] * factor + 1;
    }
    for (; i < n; i++)
        v[i] = v[i] * factor + 1;
}
