// claim:  Words.count
// truth:  different
// why:    the first word is not counted unless a space comes before it
class Words {
    static int count(byte[] text) {
        int words = 0;
        boolean inside = false;
        for (byte c : text) {
            if (c == ' ') {
                inside = false;
            } else if (!inside) {
                inside = true;
                words++;
            }
        }
        return words;
    }
}
