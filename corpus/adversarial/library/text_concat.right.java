class Text {
    static String text(String first, String second) {
        return String.valueOf(first).concat(String.valueOf(second));
    }
}
