// claim:  Signs.row
// truth:  equivalent
// today:  unknown
// why:    a text that grows in a loop becomes a builder; each round makes a string that nobody sees
class Signs {
    static String row(int n) {
        String row = "";
        for (int i = 0; i < n; i++) {
            row += i % 3 == 0 ? '+' : '-';
        }
        return row;
    }
}
