// claim: Zeros.last
// truth: equivalent
// why:   the others move forward and the tail is cleared
class Zeros {
    static void last(int[] a) {
        int to = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] != 0) {
                a[to++] = a[i];
            }
        }
        while (to < a.length) {
            a[to++] = 0;
        }
    }
}
