class Range {
    static int check(int from, int to) {
        if (from < 0) {
            throw new IllegalArgumentException("to");
        }
        if (to < from) {
            throw new IllegalArgumentException("from");
        }
        return to - from;
    }
}
