// claim:  Half.half
// truth:  equivalent
// why:    what the machine puts into its own exceptions is not compared
class Half {
    static int half(int[] a, int i) {
        if (a == null) {
            throw new NullPointerException();
        }
        return a[i] / 2;
    }
}
