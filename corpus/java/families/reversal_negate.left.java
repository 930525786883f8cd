// claim:  Signs.flip
// truth:  equivalent
// time:   60s
// why:    in place, from either end
class Signs {
    static void flip(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = -a[i];
        }
    }
}
