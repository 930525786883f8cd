// claim: Mirror.same
// truth: equivalent
// today: unknown
// why: two-pointer palindrome check vs half-length for loop
public class Mirror {
    public static boolean same(String s) {
        int i = 0;
        int j = s.length() - 1;
        while (i < j) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
            i++;
            j--;
        }
        return true;
    }
}
