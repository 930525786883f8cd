// claim:  Sums.last
// truth:  equivalent
// today:  unknown
// why:    what is stored in a round depends on the rounds before, and cannot be computed from the index
class Sums {
    static int last(int n) {
        if (n < 1) {
            return 0;
        }
        int[] sums = new int[n];
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum = 3 * sum + i;
            sums[i] = sum;
        }
        return sums[n - 1];
    }
}
