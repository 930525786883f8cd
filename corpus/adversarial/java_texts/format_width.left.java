// claim:  Line.line
// truth:  different
// today:  unknown
// why:    a width fills with blanks
class Line {
    static String line(String name, int n, char c, boolean b) {
        return String.format("%3d", n);
    }
}
