class Amounts {
    static long cents(String text) {
        if (text == null) {
            throw new IllegalArgumentException("nothing");
        }
        if (text.length() == 0) {
            throw new NumberFormatException("empty");
        }
        boolean isNegative = text.charAt(0) == '-';
        int position = isNegative ? 1 : 0;
        long value = 0;
        int decimals = -1;
        while (position < text.length()) {
            char c = text.charAt(position);
            if (c >= '0' && c <= '9') {
                if (decimals == 2) {
                    throw new NumberFormatException("decimals");
                }
                value = value * 10 + (c - '0');
                if (decimals >= 0) {
                    decimals++;
                }
            } else if (c == '.' && decimals < 0) {
                decimals = 0;
            } else {
                throw new NumberFormatException("character");
            }
            position++;
        }
        for (int i = Math.max(decimals, 0); i < 2; i++) {
            value = value * 10;
        }
        return isNegative ? -value : value;
    }
}
