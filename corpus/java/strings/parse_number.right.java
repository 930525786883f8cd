class Parse {
    /** A decimal number with an optional sign; -1 as error would be ambiguous, so errors throw. */
    static int number(String text) {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("empty");
        }
        char first = text.charAt(0);
        boolean signed = first == '-' || first == '+';
        int value = 0;
        for (int i = signed ? 1 : 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw new IllegalArgumentException("not a digit");
            }
            value = value * 10 + digit;
        }
        return first == '-' ? -value : value;
    }
}
