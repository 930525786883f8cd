// claim: both --secret a --constant-time --secret-result
// truth: different
// why:   the second operand of && is evaluated only if the first is true
int both(int a, int b) {
    return a > 3 && b > 5;
}
