class Limits {
    static int firstAbove(int[] values, int limit) {
        int i = 0;
        while (i < values.length && values[i] <= limit) {
            i++;
        }
        return i == values.length ? -1 : i;
    }
}
