class Word {
    static boolean mirrored(String s) {
        int n = s.length();
        for (int k = 0; k < n / 2; k++) {
            if (s.charAt(k) != s.charAt(n - 1 - k)) {
                return false;
            }
        }
        return true;
    }
}
