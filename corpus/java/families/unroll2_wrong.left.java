// claim:  Totals.sum
// truth:  different
// why:    the rest is added where there is none
class Totals {
    static long sum(long[] values) {
        long sum = 0;
        for (long value : values) {
            sum += value;
        }
        return sum;
    }
}
