// claim:  Parse.number
// truth:  different
// why:    a lone sign is refused on the left and zero on the right
class Parse {
    /** A decimal number with an optional sign; -1 as error would be ambiguous, so errors throw. */
    static int number(String text) {
        int length = text.length();
        if (length == 0) {
            throw new IllegalArgumentException("empty");
        }
        int place = 0;
        boolean negative = false;
        char first = text.charAt(0);
        if (first == '-' || first == '+') {
            negative = first == '-';
            place = 1;
            if (length == 1) {
                throw new IllegalArgumentException("only a sign");
            }
        }
        int value = 0;
        while (place < length) {
            char letter = text.charAt(place);
            if (letter < '0' || letter > '9') {
                throw new IllegalArgumentException("not a digit");
            }
            value = value * 10 + (letter - '0');
            place++;
        }
        return negative ? -value : value;
    }
}
