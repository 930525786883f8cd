// claim:  Line.line
// truth:  equivalent
// why:    plain conversions write what concatenation does
class Line {
    static String line(String name, int n, char c, boolean b) {
        return String.format("%s has %d, %c and %b%%", name, n, c, b);
    }
}
