class Words {
    static int longestWord(String text) {
        int longest = 0;
        int current = 0;
        for (char c : text.toCharArray()) {
            current = isSpace(c) ? 0 : current + 1;
            longest = Math.max(longest, current);
        }
        return longest;
    }

    static int words(String text) {
        int count = 0;
        boolean inside = false;
        for (int i = 0; i < text.length(); i++) {
            if (isSpace(text.charAt(i))) {
                inside = false;
            } else if (!inside) {
                inside = true;
                count++;
            }
        }
        return count;
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t';
    }
}
