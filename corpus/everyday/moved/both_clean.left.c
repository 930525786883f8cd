// claim: both_clean
// truth: equivalent
// today: unknown
// why: two checks that only say yes or no change places
static int has_zero(const int *a, unsigned n) {
    for (unsigned i = 0; i < n; i++)
        if (a[i] == 0)
            return 1;
    return 0;
}

int both_clean(const int *a, const int *b, unsigned n) {
    int bad = has_zero(a, n);
    bad |= has_zero(b, n);
    return !bad;
}
