// claim:  Line.line
// truth:  different
// why:    null is written as false by %b and as null by %s
class Line {
    static String line(String name, int n, char c, boolean b) {
        return String.format("%b %s", name, n);
    }
}
