// claim: fives
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   how many fives are in a factorial: by recursion and in a loop
int fives(int n) {
    if (n < 5) return 0;
    return n / 5 + fives(n / 5);
}
