class Totals {
    static int above(int[] values, int limit) {
        int total = 0;
        for (int i = values.length - 1; i >= 0; i--) {
            if (values[i] > limit) {
                total += values[i] - limit;
            }
        }
        return total;
    }
}
