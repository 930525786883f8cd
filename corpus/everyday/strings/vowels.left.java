// claim: Text.vowels
// truth: equivalent
// why:   a switch on charAt against comparisons
class Text {
    static int vowels(String s) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            switch (s.charAt(i)) {
                case 'a': case 'e': case 'i': case 'o': case 'u':
                    n++;
                    break;
                default:
                    break;
            }
        }
        return n;
    }
}
