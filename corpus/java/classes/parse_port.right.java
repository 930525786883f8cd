class Ports {
    private static final int MAX = 0xFFFF;

    static int port(String text) {
        if (text.isEmpty() || text.length() > 5) {
            return -1;
        }
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = digit(text.charAt(i));
            if (digit < 0) {
                return -1;
            }
            value = 10 * value + digit;
        }
        return value <= MAX ? value : -1;
    }

    private static int digit(char c) {
        if (c < '0' || c > '9') {
            return -1;
        }
        return c - '0';
    }
}
