class Digits {
    private static boolean isDigit(char c) {
        return '0' <= c && c <= '9';
    }
    static int number(String text) {
        int n = 0;
        for (char c : text.toCharArray()) {
            if (!isDigit(c)) return -1;
            n = 10 * n + (c - '0');
        }
        return n;
    }
}
