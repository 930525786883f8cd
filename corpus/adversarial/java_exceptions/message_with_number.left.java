// claim:  Range.at
// truth:  different
// why:    the message names another number
class Range {
    static int at(int index, int length) {
        if (index >= length) {
            throw new IllegalStateException("index " + index);
        }
        return index;
    }
}
