// claim:  Range.check
// truth:  different
// why:    each message says what the other should
class Range {
    static int check(int from, int to) {
        if (from < 0) {
            throw new IllegalArgumentException("from");
        }
        if (to < from) {
            throw new IllegalArgumentException("to");
        }
        return to - from;
    }
}
