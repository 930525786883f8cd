// claim:  join
// truth:  different
// why:    a test of the text's length takes a first empty part for no part
class Join {
    static String join(String[] parts) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) text.append(',');
            text.append(parts[i]);
        }
        return text.toString();
    }
}
