// claim:  Letters.digits
// truth:  different
// why:    the text is looked at before the limit, so that a missing text is told first
class Letters {
    static int digits(String text, int limit) {
        if (limit < 0) {
            throw new IllegalArgumentException();
        }
        int n = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= '0' && text.charAt(i) <= '9' && n < limit) {
                n++;
            }
        }
        return n;
    }
}
