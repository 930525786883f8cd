int square(int n) {
    static const int table[5] = {0, 1, 4, 9, 16};
    if (n < 0 || n > 4)
        return n * n;
    return table[n];
}
