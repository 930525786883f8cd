// claim:  Halves.max
// truth:  different
// why:    an empty array has no largest one, and zero is in the game on the right
class Halves {
    static int max(int[] a) {
        return a.length == 0 ? 0 : between(a, 0, a.length);
    }

    private static int between(int[] a, int low, int high) {
        if (high - low == 1) {
            return a[low];
        }
        int middle = low + (high - low) / 2;
        return Math.max(between(a, low, middle), between(a, middle, high));
    }
}
