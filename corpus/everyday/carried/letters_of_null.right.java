class Letters {
    static int digits(String text, int limit) {
        char[] letters = text.toCharArray();
        if (limit < 0) {
            throw new IllegalArgumentException();
        }
        int n = 0;
        for (char c : letters) {
            if (c >= '0' && c <= '9' && n < limit) {
                n++;
            }
        }
        return n;
    }
}
