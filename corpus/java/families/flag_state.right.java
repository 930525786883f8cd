class Words {
    static int count(byte[] text) {
        int words = 0;
        for (int i = 0; i < text.length; i++) {
            if (text[i] != ' ' && (i == 0 || text[i - 1] == ' ')) {
                words++;
            }
        }
        return words;
    }
}
