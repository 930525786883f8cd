public class Hex {
    static int digit(byte b) {
        int c = b & 0xff;
        int number = c - '0';
        if (number >= 0 && number < 10) {
            return number;
        }
        int letter = (c | 0x20) - 'a';
        return letter >= 0 && letter < 6 ? letter + 10 : -1;
    }
}
