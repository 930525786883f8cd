// claim:  Digits.digit
// truth:  different
// why:    one text is longer, so an index is inside of one only
class Digits {
    static char digit(int value) {
        return "0123456789abcdef".charAt(value % 40);
    }
}
