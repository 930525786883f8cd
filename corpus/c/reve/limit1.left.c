// claim: f --termination partial
// truth: equivalent
// math:  equivalent
// why:   two levels of one recursion are one level of the other; calls are not matched one by one, so that both end is not shown
int f(int n) {
    if (n <= 1)
        return n;
    return n + f(n - 1);
}
