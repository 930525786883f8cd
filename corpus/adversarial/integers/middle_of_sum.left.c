// claim: middle
// truth: different
// why:   the same middle for integers; the sum of two large unsigned numbers loses a bit
unsigned middle(unsigned low, unsigned high) {
    if (low > high)
        return 0;
    return low + (high - low) / 2;
}
