// claim: Hex.parse
// truth: equivalent
// why:   digits by comparison and by lower case first
class Hex {
    static int parse(char[] digits) {
        int value = 0;
        for (char c : digits) {
            int digit;
            if (c >= '0' && c <= '9') {
                digit = c - '0';
            } else if (c >= 'a' && c <= 'f') {
                digit = c - 'a' + 10;
            } else if (c >= 'A' && c <= 'F') {
                digit = c - 'A' + 10;
            } else {
                throw new NumberFormatException();
            }
            value = value * 16 + digit;
        }
        return value;
    }
}
