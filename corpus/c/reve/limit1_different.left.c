// claim: f
// truth: different
// math:  different
// why:   the second version adds the wrong neighbour
int f(int n) {
    if (n <= 1)
        return n;
    return n + f(n - 1);
}
