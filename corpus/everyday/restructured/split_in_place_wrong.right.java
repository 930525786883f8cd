class Main {
    static void smooth(int[] a, int[] b) {
        for (int i = 0; i + 1 < a.length && i < b.length; i++)
            a[i] = 0;
        for (int i = 0; i + 1 < a.length && i < b.length; i++)
            b[i] = a[i] + a[i + 1];
    }
}
