// claim:  Label.of
// truth:  equivalent
// why:    a StringBuilder becomes a concatenation; null is written the same way
class Label {
    static String of(String name, int count, boolean urgent) {
        StringBuilder sb = new StringBuilder();
        sb.append(name).append(" (").append(count).append(')');
        if (urgent) {
            sb.append('!');
        }
        return sb.toString();
    }
}
