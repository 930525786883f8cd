class Blank {
    static void blank(int[] row, int value) {
        for (int i = row.length - 1; i >= 0; i--) {
            row[i] = value;
        }
    }
}
