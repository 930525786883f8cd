// claim:  Masked.stars
// truth:  different
// why:    the letters are changed on the way, so that a letter is compared with the star before it
class Masked {
    static int stars(String text) {
        int n = 0;
        for (int i = 1; i < text.length(); i++) {
            if (text.charAt(i) == text.charAt(i - 1)) {
                n++;
            }
        }
        return n;
    }
}
