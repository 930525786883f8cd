// claim:  Halves.max
// truth:  equivalent
// today:  unknown
// why:    the largest of two halves against a loop
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
