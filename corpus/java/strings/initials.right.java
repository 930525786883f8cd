public class Names {
    static String initials(String first, String last) {
        String text = "";
        if (!first.isEmpty()) {
            text += first.charAt(0) + ".";
        }
        if (!last.isEmpty()) {
            text += last.substring(0, 1) + ".";
        }
        return text;
    }
}
