// claim:  size
// truth:  different
// why:    Integer.parseInt also takes a sign and fails beyond an int where the loop wrapped
class Sizes {
    static int size(String text, int fallback) {
        if (text == null || text.isEmpty()) {
            return fallback;
        }
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return fallback;
            }
            value = value * 10 + (c - '0');
        }
        return value;
    }
}
