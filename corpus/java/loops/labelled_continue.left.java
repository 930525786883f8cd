// claim:  Rows.clean
// truth:  equivalent
// today:  unknown
// why:    a labelled continue against a flag
class Rows {
    static int clean(int[][] rows) {
        int clean = 0;
        next:
        for (int[] row : rows) {
            for (int cell : row) {
                if (cell < 0) {
                    continue next;
                }
            }
            clean++;
        }
        return clean;
    }
}
