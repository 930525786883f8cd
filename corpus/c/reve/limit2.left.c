// claim: f
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   the base case of one recursion is a step of the other; calls are not matched one by one, so each side is proved to end by itself
int f(int n) {
    if (n <= 0)
        return 0;
    return n + f(n - 1);
}
