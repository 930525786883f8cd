// claim:  Text.text
// truth:  equivalent
// today:  unknown
// why:    a builder on one branch only
class Text {
    static String text(String name, int n) {
        if (n == 0) {
            return "none";
        }
        return name + "s: " + n;
    }
}
