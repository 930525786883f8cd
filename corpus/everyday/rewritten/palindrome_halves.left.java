// claim:  Words.mirrored
// truth:  equivalent
// why:    two indices, or one up to the middle
class Words {
    static boolean mirrored(String word) {
        int i = 0;
        int j = word.length() - 1;
        while (i < j) {
            if (word.charAt(i++) != word.charAt(j--)) {
                return false;
            }
        }
        return true;
    }
}
