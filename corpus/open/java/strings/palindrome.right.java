class Palindrome {
    static boolean is(String text) {
        int length = text.length();
        for (int i = 0; i < length / 2; i++) {
            char mirrored = text.charAt(length - 1 - i);
            if (mirrored != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
