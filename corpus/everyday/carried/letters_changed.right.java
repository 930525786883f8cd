class Masked {
    static int stars(String text) {
        char[] letters = text.toCharArray();
        int n = 0;
        for (int i = 1; i < letters.length; i++) {
            if (letters[i] == letters[i - 1]) {
                letters[i] = '*';
                n++;
            }
        }
        return n;
    }
}
