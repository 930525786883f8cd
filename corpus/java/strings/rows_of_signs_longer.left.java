// claim:  Signs.row
// truth:  different
// why:    the builder has one sign more, also where the row should be empty
class Signs {
    static String row(int n) {
        String row = "";
        for (int i = 0; i < n; i++) {
            row += i % 3 == 0 ? '+' : '-';
        }
        return row;
    }
}
