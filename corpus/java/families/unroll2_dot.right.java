class Vectors {
    static int dot(int[] a, int[] b) {
        int n = Math.min(a.length, b.length);
        int sum = 0;
        int i = 0;
        for (; i + 1 < n; i += 2) {
            sum += a[i] * b[i] + a[i + 1] * b[i + 1];
        }
        if (i < n) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
