// claim: Turned.turn
// truth: equivalent
// why:   two indices against the first half
class Turned {
    static void turn(int[] a) {
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
}
