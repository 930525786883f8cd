// claim:  Text.text
// truth:  equivalent
// today:  unknown
// why:    a text that grows in a loop
class Text {
    static String text(int n) {
        String all = "";
        for (int i = 0; i < n; i++) {
            all += i;
        }
        return all;
    }
}
