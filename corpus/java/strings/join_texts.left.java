// claim:  Labels.label
// truth:  equivalent
// why:    a builder against concatenation, in another order of joining
public class Labels {
    static String label(String name, int count, char mark) {
        StringBuilder text = new StringBuilder();
        text.append(name);
        text.append(": ");
        text.append(count);
        text.append(' ').append(mark);
        return text.toString();
    }
}
