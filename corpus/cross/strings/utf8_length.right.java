public class Text {
    static int utf8Length(int code) {
        if (!Character.isValidCodePoint(code) || (code & 0xFFFFF800) == 0xD800) {
            return -1;
        }
        int bits = 32 - Integer.numberOfLeadingZeros(code);
        if (bits <= 7) {
            return 1;
        }
        return bits <= 11 ? 2 : bits <= 16 ? 3 : 4;
    }
}
