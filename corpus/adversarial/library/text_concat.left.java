// claim:  Text.text
// truth:  equivalent
// today:  unknown
// why:    concat against plus
class Text {
    static String text(String first, String second) {
        return first + second;
    }
}
