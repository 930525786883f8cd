// claim: Column.width
// truth: different
// why:   a character outside the first plane has two units and is one character
public class Column {
    public static int width(String text) {
        return text.length();
    }
}
