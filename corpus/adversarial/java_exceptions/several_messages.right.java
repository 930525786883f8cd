class Range {
    static int check(int from, int to) {
        if (from >= 0) {
            if (to >= from) {
                return to - from;
            } else {
                throw new IllegalArgumentException("to");
            }
        } else {
            throw new IllegalArgumentException("from");
        }
    }
}
