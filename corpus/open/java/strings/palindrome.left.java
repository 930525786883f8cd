// claim:  Palindrome.is
// truth:  equivalent
// why:    two indices that meet and one up to the middle compare the same characters
class Palindrome {
    static boolean is(String text) {
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            if (text.charAt(low) != text.charAt(high)) {
                return false;
            }
            low++;
            high--;
        }
        return true;
    }
}
