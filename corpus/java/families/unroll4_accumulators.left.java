// claim:  Totals.sum
// truth:  equivalent
// time:   60s
// why:    four accumulators, and a rest loop
class Totals {
    static long sum(long[] values) {
        long sum = 0;
        for (long value : values) {
            sum += value;
        }
        return sum;
    }
}
