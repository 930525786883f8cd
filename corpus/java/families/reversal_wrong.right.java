class Hashes {
    static int of(int[] values) {
        int h = 1;
        for (int i = values.length - 1; i >= 0; i--) {
            h = 31 * h + values[i];
        }
        return h;
    }
}
