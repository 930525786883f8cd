// claim:  Text.text
// truth:  equivalent
// why:    three ways to make a text of a number
class Text {
    static String text(int n) {
        return "" + n;
    }
}
