// claim: Moving.sums
// truth: different
// why:   the window is one too short until it is full
class Moving {
    static long[] sums(int[] a, int width) {
        long[] out = new long[a.length];
        for (int i = 0; i < a.length; i++) {
            long sum = 0;
            for (int j = Math.max(0, i - width + 1); j <= i; j++) {
                sum += a[j];
            }
            out[i] = sum;
        }
        return out;
    }
}
