// claim: Digits.only
// truth: equivalent
// today: unknown
// why:   a for loop that leaves early against a flag
class Digits {
    static boolean only(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
        }
        return !s.isEmpty();
    }
}
