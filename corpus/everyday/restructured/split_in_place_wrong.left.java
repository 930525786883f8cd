// claim:  Main.smooth
// truth:  different
// why:    the second loop reads what the first one has changed
class Main {
    static void smooth(int[] a, int[] b) {
        for (int i = 0; i + 1 < a.length && i < b.length; i++) {
            b[i] = a[i] + a[i + 1];
            a[i] = 0;
        }
    }
}
