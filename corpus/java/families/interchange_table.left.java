// claim:  Table.sum
// truth:  equivalent
// today:  unknown
// why:    by rows or by columns of a table in one array
class Table {
    static int sum(int[] cells, int rows) {
        if (rows < 0 || rows > 1000 || cells.length != 4 * rows) {
            return -1;
        }
        int sum = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < 4; c++) {
                sum += cells[4 * r + c];
            }
        }
        return sum;
    }
}
