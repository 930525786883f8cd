// claim: sign
// truth: equivalent
// why:   nested conditions against a difference of two comparisons
int sign(long x) {
    if (x > 0)
        return 1;
    if (x < 0)
        return -1;
    return 0;
}
