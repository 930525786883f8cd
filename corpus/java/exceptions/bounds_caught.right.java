class Element {
    static int orDefault(int[] values, int index, int otherwise) {
        if (values == null || index < 0 || index >= values.length) {
            return otherwise;
        }
        return values[index];
    }
}
