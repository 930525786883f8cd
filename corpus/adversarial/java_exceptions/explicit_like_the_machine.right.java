class Half {
    static int half(int[] a, int i) {
        return a[i] / 2;
    }
}
