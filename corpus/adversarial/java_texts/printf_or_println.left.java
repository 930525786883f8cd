// claim:  Table.row
// truth:  equivalent
// why:    one line of text, printed in two ways
class Table {
    static void row(int i, String s) {
        System.out.printf("%d: %s%n", i, s);
    }
}
