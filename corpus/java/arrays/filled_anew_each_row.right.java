class Rows {
    static int sum(int rows, int columns) {
        int sum = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                sum += 31 * r + c;
            }
        }
        return sum;
    }
}
