// claim:  Vowels.count
// truth:  equivalent
// why:    an index and charAt become an array of the letters, and the test a helper
class Vowels {
    static int count(String word) {
        int n = 0;
        int i = 0;
        while (i < word.length()) {
            char c = word.charAt(i);
            if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u') {
                n++;
            }
            i++;
        }
        return n;
    }
}
