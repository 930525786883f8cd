class Signs {
    static void flip(int[] a) {
        for (int i = a.length - 1; i >= 0; i--) {
            a[i] = -a[i];
        }
    }
}
