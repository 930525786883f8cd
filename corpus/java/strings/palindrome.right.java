public class Mirror {
    public static boolean same(String s) {
        final int n = s.length();
        boolean ok = true;
        for (int i = 0; ok && i < n / 2; i++) {
            ok = s.charAt(i) == s.charAt(n - 1 - i);
        }
        return ok;
    }
}
