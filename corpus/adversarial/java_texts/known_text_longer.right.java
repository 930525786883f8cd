class Digits {
    static char digit(int value) {
        return "0123456789abcdefg".charAt(value % 40);
    }
}
