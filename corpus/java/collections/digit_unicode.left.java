// claim:  number
// truth:  different
// why:    Character.isDigit also takes digits of other scripts
class Digits {
    static boolean number(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') return false;
        }
        return true;
    }
}
