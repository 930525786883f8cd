// claim: Turn.around
// truth: equivalent
// why:   two indices in one loop head against a mirrored index
class Turn {
    static void around(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
}
