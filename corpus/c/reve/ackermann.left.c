// claim: ack
// truth: equivalent
// math:  equivalent
// why:   the base cases are tested in another order; the result of one recursive call is an argument of another
int ack(int m, int n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ack(m - 1, 1);
    return ack(m - 1, ack(m, n - 1));
}
