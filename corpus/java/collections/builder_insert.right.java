class Pad {
    static String padded(String text, int width) {
        StringBuilder result = new StringBuilder(text);
        if (width < 40) {
            while (result.length() < width) {
                result.insert(0, '0');
            }
        }
        return result.toString();
    }
}
