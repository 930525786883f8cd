// claim: sum
// truth: equivalent
// math:  equivalent
// why:   the two ways of the test changed places
int sum(int n) {
    if (n <= 0) return 0;
    return n + sum(n - 1);
}
