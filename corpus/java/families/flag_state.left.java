// claim:  Words.count
// truth:  equivalent
// today:  unknown
// why:    a flag says whether one is inside of a word, against looking back
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
