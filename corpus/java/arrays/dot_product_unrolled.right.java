class Dot {
    static int product(int[] a, int[] b) {
        if (a.length != b.length) {
            return 0;
        }
        int even = 0;
        int odd = 0;
        int i = 0;
        while (i + 1 < a.length) {
            even += a[i] * b[i];
            odd += a[i + 1] * b[i + 1];
            i += 2;
        }
        if (i < a.length) {
            even += a[i] * b[i];
        }
        return even + odd;
    }
}
