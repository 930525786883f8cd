// claim:  Spelling.capitals
// truth:  different
// why:    the loop over the array leaves out the last letter
class Spelling {
    static int capitals(String text) {
        int n = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= 'A' && text.charAt(i) <= 'Z') {
                n++;
            }
        }
        return n;
    }
}
