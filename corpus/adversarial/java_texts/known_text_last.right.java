class Digits {
    static char digit(int value) {
        return "0123456789abcdefXYz".charAt(value % 40);
    }
}
