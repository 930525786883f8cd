class Spelling {
    static int capitals(String text) {
        char[] letters = text.toCharArray();
        int n = 0;
        for (int i = 0; i < letters.length - 1; i++) {
            if (letters[i] >= 'A' && letters[i] <= 'Z') {
                n++;
            }
        }
        return n;
    }
}
