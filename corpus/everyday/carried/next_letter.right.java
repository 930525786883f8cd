class Code {
    static String shift(String text) {
        StringBuilder result = new StringBuilder();
        if (text.length() > 0) {
            result.append(text.charAt(0) + 1).append('-');
        }
        return result.toString();
    }
}
