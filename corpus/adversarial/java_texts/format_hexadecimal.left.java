// claim:  Line.line
// truth:  equivalent
// why:    hexadecimal digits of the unsigned number
class Line {
    static String line(String name, int n, char c, boolean b) {
        return String.format("%x/%s", n, name);
    }
}
