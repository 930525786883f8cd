// claim:  Digits.digit
// truth:  different
// why:    the two texts are runs that differ in the last character
class Digits {
    static char digit(int value) {
        return "0123456789abcdefXYZ".charAt(value % 40);
    }
}
