// claim: f
// truth: equivalent
// math:  equivalent
// why:   two levels of one recursion are one level of the other; calls are not matched one by one, so each side is proved to end by itself
int f(int n) {
    if (n <= 1)
        return n;
    return n + f(n - 1);
}
