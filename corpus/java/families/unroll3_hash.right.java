class Hashes {
    static int of(byte[] text) {
        int h = 0;
        int i = 0;
        while (text.length - i >= 3) {
            h = 29791 * h + 961 * text[i] + 31 * text[i + 1] + text[i + 2];
            i += 3;
        }
        while (i < text.length) {
            h = 31 * h + text[i++];
        }
        return h;
    }
}
