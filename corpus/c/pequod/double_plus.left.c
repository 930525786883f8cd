// claim: twice
// assume: left.n >= 0
// truth: equivalent
// math:  equivalent
// why:   two at a time against one at a time from n
int twice(int n) {
    if (n <= 0) return 0;
    return 2 + twice(n - 1);
}
