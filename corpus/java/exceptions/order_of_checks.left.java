// claim:  Range.check
// truth:  different
// why:    if both are wrong, the two sides throw different exceptions
class Range {
    static int check(int[] values, int index) {
        if (index < 0) {
            throw new IllegalArgumentException("index");
        }
        if (values == null) {
            throw new IllegalStateException("values");
        }
        return index < values.length ? values[index] : 0;
    }
}
