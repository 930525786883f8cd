class Text {
    static boolean same(char[] a, char[] b) {
        boolean same = a.length == b.length;
        for (int i = 0; same && i < b.length; i++) {
            same = upper(a[i]) == upper(b[i]);
        }
        return same;
    }

    private static int upper(int c) {
        return 'a' <= c && c <= 'z' ? c & ~32 : c;
    }
}
