// claim: collatz_steps Collatz.collatz_steps
// truth: equivalent
// why:   a C loop with a conditional expression against Java with an if; both stop after a thousand steps
int collatz_steps(long long n) {
    int steps = 0;
    while (n > 1 && steps < 1000) {
        n = n & 1 ? (long long)(3ULL * n + 1) : n / 2;
        steps++;
    }
    return steps;
}
