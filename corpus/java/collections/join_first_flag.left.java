// claim:  join
// truth:  equivalent
// today:  unknown
// why:    an index test becomes a flag
class Join {
    static String join(int[] parts) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) text.append(',');
            text.append(parts[i]);
        }
        return text.toString();
    }
}
