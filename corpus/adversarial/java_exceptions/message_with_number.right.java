class Range {
    static int at(int index, int length) {
        if (index >= length) {
            throw new IllegalStateException("index " + length);
        }
        return index;
    }
}
