// claim: f
// truth: equivalent
// math:  equivalent
// why:   the recursion is written with the branches exchanged
int f(int n) {
    if (n > 100)
        return n - 10;
    return f(f(n + 11));
}
