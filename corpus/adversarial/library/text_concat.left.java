// claim:  Text.text
// truth:  equivalent
// why:    concat against plus
class Text {
    static String text(String first, String second) {
        return first + second;
    }
}
