// claim:  Doubles.grow
// truth:  different
// time:   60s
// why:    from the other end the neighbour has changed already
class Doubles {
    static void grow(int[] a, int by) {
        for (int i = 1; i < a.length; i++) {
            a[i] = a[i - 1] + by;
        }
    }
}
