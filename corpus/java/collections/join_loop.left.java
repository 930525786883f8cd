// claim:  join
// truth:  equivalent
// today:  unknown
// why:    a StringBuilder with a separator becomes String.join
class Join {
    static String join(String[] parts) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) text.append(", ");
            text.append(parts[i]);
        }
        return text.toString();
    }
}
