// claim: both_clean
// truth: equivalent
// why: the second array is looked at only if the first is clean: an access that the left version does not make is left out
static int has_zero(const int *a, unsigned n) {
    for (unsigned i = 0; i < n; i++)
        if (a[i] == 0)
            return 1;
    return 0;
}

int both_clean(const int *a, const int *b, unsigned n) {
    int first = has_zero(a, n), second = has_zero(b, n);
    return !first && !second;
}
