class Hex {
    static int parse(char[] digits) {
        int value = 0;
        for (int i = 0; i < digits.length; i++) {
            int digit = digit(digits[i]);
            if (digit < 0) {
                throw new NumberFormatException();
            }
            value = value << 4 | digit;
        }
        return value;
    }

    private static int digit(char c) {
        if ('0' <= c && c <= '9') {
            return c - '0';
        }
        int small = c | 0x20;
        if (small >= 'a' && small <= 'f' && c < 128) {
            return small - 'a' + 10;
        }
        return -1;
    }
}
