// claim: Series.rises
// truth: equivalent
// why:   counts rises by looking back, or by carrying the last one
class Series {
    static int rises(int[] a) {
        int count = 0;
        for (int i = 1; i < a.length; i++) {
            if (a[i] > a[i - 1]) {
                count++;
            }
        }
        return count;
    }
}
