class Turn {
    static void around(int[] a) {
        int n = a.length;
        for (int i = 0; i < n / 2; i++) {
            int saved = a[n - i - 1];
            a[n - i - 1] = a[i];
            a[i] = saved;
        }
    }
}
