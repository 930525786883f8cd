// claim:  Names.initials
// truth:  equivalent
// why:    a text that is put together letter by letter
class Names {
    static String initials(String first, String last) {
        String result = "";
        if (first != null && !first.isEmpty()) {
            result += first.charAt(0);
            result += ".";
        }
        if (last != null && last.length() > 0) {
            result += last.charAt(0) + ".";
        }
        return result;
    }
}
