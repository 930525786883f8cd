class Doubles {
    static void grow(int[] a, int by) {
        for (int i = a.length - 1; i >= 0; i--) {
            a[i] = a[i] + a[i] + by;
        }
    }
}
