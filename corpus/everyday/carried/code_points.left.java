// claim:  Width.letters
// truth:  different
// why:    two units of one letter beyond the first 65,536 are counted once on the right
class Width {
    static int letters(String text) {
        int n = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != ' ') {
                n++;
            }
        }
        return n;
    }
}
