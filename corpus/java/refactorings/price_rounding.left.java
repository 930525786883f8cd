// claim:  Invoice.total
// truth:  different
// why:    rounding each line is not rounding the sum
class Invoice {
    /** The total in cents with a discount in percent. */
    static long total(int[] cents, int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent");
        }
        long sum = 0;
        for (int price : cents) {
            sum += price - (long) price * percent / 100;
        }
        return sum;
    }
}
