int sum(const int *first, const int *last) {
    int s = 0;
    long n = last - first;
    for (long i = 0; i < n; i++)
        s += first[i];
    return s;
}
