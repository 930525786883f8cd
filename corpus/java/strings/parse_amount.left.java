// claim:  Amounts.cents
// truth:  different
// why:    a sign alone is taken for zero
class Amounts {
    static long cents(String text) {
        if (text == null) {
            throw new IllegalArgumentException("nothing");
        }
        int position = 0;
        boolean isNegative = false;
        if (position < text.length() && text.charAt(position) == '-') {
            isNegative = true;
            position++;
        }
        if (position == text.length()) {
            throw new NumberFormatException("empty");
        }
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
