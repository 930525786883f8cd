// claim:  Rows.sum
// truth:  equivalent
// why:    an array that is made and filled in every round of a loop
class Rows {
    static int sum(int rows, int columns) {
        int sum = 0;
        for (int r = 0; r < rows; r++) {
            if (columns < 0) {
                continue;
            }
            int[] row = new int[columns];
            for (int c = 0; c < columns; c++) {
                row[c] = r * 31 + c;
            }
            for (int value : row) {
                sum += value;
            }
        }
        return sum;
    }
}
