class Digits {
    static boolean only(String s) {
        boolean good = s.length() > 0;
        int i = 0;
        while (good && i < s.length()) {
            good = s.charAt(i) >= '0' && s.charAt(i) <= '9';
            i++;
        }
        return good;
    }
}
