// claim:  blanks
// truth:  equivalent
// why:    charAt against an array of all characters
class Blanks {
    static int blanks(String text) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == ' ') {
                count++;
            }
        }
        return count;
    }
}
