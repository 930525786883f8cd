// claim:  Range.check
// truth:  equivalent
// why:    the same checks with the same messages in the same order, nested against flat
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
