class Search {
    static int firstNegative(int[] values) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] < 0) {
                return i;
            }
        }
        return -1;
    }
}
