// claim: Text.same
// truth: equivalent
// why:   two loops over chars, one leaves early
class Text {
    static boolean same(char[] a, char[] b) {
        if (a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            char x = a[i] >= 'a' && a[i] <= 'z' ? (char) (a[i] - 32) : a[i];
            char y = b[i] >= 'a' && b[i] <= 'z' ? (char) (b[i] - 32) : b[i];
            if (x != y) {
                return false;
            }
        }
        return true;
    }
}
