// claim:  Names.initials
// truth:  equivalent
// why:    the part from 0 to 1 of a text is the text of its first unit
public class Names {
    static String initials(String first, String last) {
        StringBuilder text = new StringBuilder();
        if (first.length() > 0) {
            text.append(first.charAt(0)).append('.');
        }
        if (last.length() > 0) {
            text.append(last.charAt(0)).append('.');
        }
        return text.toString();
    }
}
