// claim:  Hex.digit
// truth:  equivalent
// why:    a table in a string becomes arithmetic with characters
class Hex {
    static char digit(int value) {
        if (value < 0 || value > 15) {
            throw new IllegalArgumentException("no digit");
        }
        return "0123456789abcdef".charAt(value);
    }
}
