class Turned {
    static void turn(int[] a) {
        int n = a.length;
        for (int i = 0; i < n / 2; i++) {
            int t = a[n - 1 - i];
            a[n - 1 - i] = a[i];
            a[i] = t;
        }
    }
}
