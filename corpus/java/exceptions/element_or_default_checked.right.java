class Lookup {
    static int at(int[] values, int index, int otherwise) {
        int length = values.length;
        return 0 <= index && index < length ? values[index] : otherwise;
    }
}
