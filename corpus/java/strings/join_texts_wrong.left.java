// claim:  Labels.label
// truth:  different
// why:    the blank before the mark is gone
public class Labels {
    static String label(String name, int count, char mark) {
        StringBuilder text = new StringBuilder(name);
        return text.append(": ").append(count).append(' ').append(mark).toString();
    }
}
