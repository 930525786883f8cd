class Doubles {
    static void grow(int[] a, int by) {
        for (int i = a.length - 1; i >= 1; i--) {
            a[i] = a[i - 1] + by;
        }
    }
}
