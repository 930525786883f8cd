// claim: ack
// truth: different
// math:  different
// why:   the base case of the second argument starts from the other argument
int ack(int m, int n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ack(m - 1, 1);
    return ack(m - 1, ack(m, n - 1));
}
