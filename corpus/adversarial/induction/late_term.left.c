// claim: sum
// truth: different
// math:  different
// why:   on small inputs both are n * (n + 1) / 2; from 5000 on one of them is not
int sum(int n) {
    if (n <= 0) return 0;
    return n + sum(n - 1);
}
