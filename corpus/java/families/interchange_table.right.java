class Table {
    static int sum(int[] cells, int rows) {
        if (rows < 0 || rows > 1000 || cells.length != 4 * rows) {
            return -1;
        }
        int sum = 0;
        for (int c = 0; c < 4; c++) {
            for (int r = 0; r < rows; r++) {
                sum += cells[4 * r + c];
            }
        }
        return sum;
    }
}
