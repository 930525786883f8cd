// claim:  Dot.product
// truth:  equivalent
// time:   60s
// why:    two terms a round; wrapping sums do not mind how they are grouped
class Dot {
    static int product(int[] a, int[] b) {
        if (a.length != b.length) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }
}
