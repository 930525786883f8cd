class Stats {
    static int sum(int[] a) {
        int sum = 0;
        int n = a.length;
        int i = 0;
        for (; i < n - 1; i += 2) {
            sum += a[i] + a[i + 1];
        }
        if (i < n) {
            sum += a[i];
        }
        return sum;
    }
}
