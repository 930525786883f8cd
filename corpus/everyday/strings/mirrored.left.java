// claim: Word.mirrored
// truth: equivalent
// why:   two indices against half the length
class Word {
    static boolean mirrored(String s) {
        int i = 0;
        int j = s.length() - 1;
        while (i < j) {
            if (s.charAt(i++) != s.charAt(j--)) {
                return false;
            }
        }
        return true;
    }
}
