// claim:  Shared.text
// truth:  different
// today:  unknown
// why:    what is formatted was changed after the array was made
class Shared {
    static String text(int n, int m) {
        Object[] cells = {n, "x"};
        change(cells, m);
        return String.format("%s %s", cells);
    }

    static void change(Object[] cells, int m) {
        cells[0] = m;
    }
}
