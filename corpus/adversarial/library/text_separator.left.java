// claim:  Text.text
// truth:  different
// why:    one side ends with the separator
class Text {
    static String text(int n) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < n; i++) {
            all.append(i).append(',');
        }
        return all.toString();
    }
}
