class Words {
    static boolean mirrored(String word) {
        int n = word.length();
        for (int i = 0; i < n / 2; i++) {
            if (word.charAt(n - 1 - i) != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
