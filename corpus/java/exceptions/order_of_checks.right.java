class Range {
    static int check(int[] values, int index) {
        if (values == null) {
            throw new IllegalStateException("values");
        }
        if (index < 0) {
            throw new IllegalArgumentException("index");
        }
        return index < values.length ? values[index] : 0;
    }
}
