class Width {
    static int letters(String text) {
        int n = 0;
        for (char c : text.toCharArray()) {
            if (c != ' ' && !Character.isLowSurrogate(c)) {
                n++;
            }
        }
        return n;
    }
}
