// claim:  Text.text
// truth:  equivalent
// why:    concatenation against a builder
class Text {
    static String text(String name, int n) {
        return name + ":" + n;
    }
}
