// claim:  Address.parse
// truth:  different
// why:    a part of 256 is accepted on the right
class Address {
    /** The number of an address such as 10.0.0.1, or -1. */
    static long parse(String text) {
        long address = 0;
        int part = 0;
        int digits = 0;
        int dots = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '.') {
                if (digits == 0 || ++dots > 3) {
                    return -1;
                }
                address = address << 8 | part;
                part = 0;
                digits = 0;
            } else if (c >= '0' && c <= '9') {
                part = part * 10 + (c - '0');
                if (part > 255) {
                    return -1;
                }
                digits++;
            } else {
                return -1;
            }
        }
        return dots == 3 && digits > 0 ? address << 8 | part : -1;
    }
}
