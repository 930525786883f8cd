int ack(int m, int n) {
    if (n == 0) {
        if (m == 0)
            return 1;
        return ack(m - 1, m);
    }
    if (m == 0)
        return n + 1;
    int inner = ack(m, n - 1);
    return ack(m - 1, inner);
}
