// claim: Blank.blank
// truth: equivalent
// today: unknown
// why:   forwards and backwards
class Blank {
    static void blank(int[] row, int value) {
        for (int i = 0; i < row.length; i++) {
            row[i] = value;
        }
    }
}
