// claim:  Table.row
// truth:  different
// why:    one side does not end the line
class Table {
    static void row(int i, String s) {
        System.out.printf("%d: %s", i, s);
    }
}
