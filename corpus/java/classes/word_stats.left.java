// claim:  longestWord
// truth:  equivalent
// why:    a scan of a text by index with two variables against one with a helper that gives the end of a word
class Words {
    static int longestWord(String text) {
        int longest = 0;
        int current = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != ' ' && c != '\t') {
                current++;
                if (current > longest) {
                    longest = current;
                }
            } else {
                current = 0;
            }
        }
        return longest;
    }

    static int words(String text) {
        int count = 0;
        boolean inside = false;
        for (int i = 0; i < text.length(); i++) {
            boolean space = text.charAt(i) == ' ' || text.charAt(i) == '\t';
            if (!space && !inside) count++;
            inside = !space;
        }
        return count;
    }
}
