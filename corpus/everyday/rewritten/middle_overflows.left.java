// claim:  Middle.of
// assume: left.low >= 0 && left.low <= left.high
// truth:  different
// why:    the sum of two large numbers is negative
class Middle {
    static int of(int low, int high) {
        return low + (high - low) / 2;
    }
}
