// claim:  Spread.of
// truth:  equivalent
// time:   60s
// why:    highest and lowest in two passes or in one
class Spread {
    static int of(int[] a) {
        int high = Integer.MIN_VALUE;
        for (int i = 0; i < a.length; i++) {
            if (a[i] > high) {
                high = a[i];
            }
        }
        int low = Integer.MAX_VALUE;
        for (int i = 0; i < a.length; i++) {
            if (a[i] < low) {
                low = a[i];
            }
        }
        return high - low;
    }
}
