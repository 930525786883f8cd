// claim:  Range.length
// truth:  equivalent
// today:  unknown
// why:    the constructor of the record admits no range that is the wrong way round
record Range(int low, int high) {
    Range {
        if (low > high) {
            throw new IllegalArgumentException("empty");
        }
    }

    int length() {
        return low > high ? 0 : high - low;
    }
}
