unsigned count(unsigned key, unsigned n) {
    if (n == 0)
        return 0;
    return 1 + count(key + 1, n - 1);
}
