class Text {
    static String text(int n) {
        return n < 0 ? String.valueOf(n) : Integer.toString(n);
    }
}
