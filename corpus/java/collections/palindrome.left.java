// claim:  reversed
// truth:  equivalent
// time:   60s
// why:    two indices that meet against one up to the middle
class Reverse {
    static boolean reversed(String text) {
        int n = text.length();
        for (int i = 0; i < n / 2; i++) {
            if (text.charAt(i) != text.charAt(n - 1 - i)) return false;
        }
        return true;
    }
}
