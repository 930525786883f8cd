class Address {
    static long parse(String text) {
        long address = 0;
        int part = -1;
        int dots = 0;
        for (char c : text.toCharArray()) {
            if (c == '.') {
                if (part < 0 || ++dots > 3) {
                    return -1;
                }
                address = address << 8 | part;
                part = -1;
            } else if ('0' <= c && c <= '9') {
                part = Math.max(part, 0) * 10 + c - '0';
                if (part > 256) {
                    return -1;
                }
            } else {
                return -1;
            }
        }
        return dots == 3 && part >= 0 ? address << 8 | part : -1;
    }
}
