class Words {
    static int count(byte[] text) {
        int words = 0;
        for (int i = 1; i < text.length; i++) {
            if (text[i] != ' ' && text[i - 1] == ' ') {
                words++;
            }
        }
        return words;
    }
}
