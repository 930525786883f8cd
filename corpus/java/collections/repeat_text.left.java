// claim:  line
// truth:  equivalent
// today:  unknown
// why:    String.repeat against a loop
class Line {
    static String line(int n) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) text.append('-');
        return text.toString();
    }
}
