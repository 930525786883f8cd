class Lookup {
    static int at(int[] values, int index, int otherwise) {
        if (index < 0 || index >= values.length) {
            return otherwise;
        }
        return values[index];
    }
}
