// claim:  Doubles.grow
// truth:  equivalent
// time:   60s
// why:    in place, from either end, with an argument
class Doubles {
    static void grow(int[] a, int by) {
        for (int i = 0; i < a.length; i++) {
            a[i] = 2 * a[i] + by;
        }
    }
}
