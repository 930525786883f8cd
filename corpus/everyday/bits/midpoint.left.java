// claim: Mid.of
// truth: different
// why:   the sum of two large numbers wraps
class Mid {
    static int of(int low, int high) {
        if (low < 0 || high < low) {
            return -1;
        }
        return low + (high - low) / 2;
    }
}
