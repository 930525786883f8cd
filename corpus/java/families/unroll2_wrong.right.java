class Totals {
    static long sum(long[] values) {
        long even = 0;
        long odd = 0;
        int i = 0;
        for (; i + 1 < values.length; i += 2) {
            even += values[i];
            odd += values[i + 1];
        }
        if (values.length > 0) {
            even += values[values.length - 1];
        }
        return even + odd;
    }
}
