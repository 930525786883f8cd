class Moving {
    static long[] sums(int[] a, int width) {
        long[] out = new long[a.length];
        long sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            if (i > width) {
                sum -= a[i - width];
            }
            out[i] = sum;
        }
        return out;
    }
}
