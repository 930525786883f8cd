class Rows {
    static int clean(int[][] rows) {
        int clean = 0;
        for (int[] row : rows) {
            boolean bad = false;
            for (int i = 0; i < row.length && !bad; i++) {
                bad = row[i] < 0;
            }
            if (!bad) {
                clean++;
            }
        }
        return clean;
    }
}
