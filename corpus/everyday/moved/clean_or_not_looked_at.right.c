static int has_zero(const int *a, unsigned n) {
    for (unsigned i = 0; i < n; i++)
        if (a[i] == 0)
            return 1;
    return 0;
}

int both_clean(const int *a, const int *b, unsigned n) {
    return !has_zero(a, n) && !has_zero(b, n);
}
