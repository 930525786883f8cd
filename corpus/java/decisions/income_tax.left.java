// claim:  Tax.of
// truth:  equivalent
// why:    brackets summed from below on the left, and a formula for each bracket on the right; whole cents, so
//         nothing is rounded differently
class Tax {
    /** The tax on a yearly income, both in whole cents times 100. */
    static long of(long income, boolean married, int children) {
        if (income < 0 || income > 1000000000L || children < 0 || children > 20) {
            return -1;
        }
        long free = married ? 2000000L : 1000000L;
        free += 300000L * children;
        long taxed = income - free;
        if (taxed <= 0) {
            return 0;
        }
        long tax = 0;
        long first = Math.min(taxed, 2000000L);
        tax += first * 10;
        taxed -= first;
        if (taxed > 0) {
            long second = Math.min(taxed, 3000000L);
            tax += second * 20;
            taxed -= second;
        }
        if (taxed > 0) {
            long third = Math.min(taxed, 5000000L);
            tax += third * 30;
            taxed -= third;
        }
        if (taxed > 0) {
            tax += taxed * 40;
        }
        return tax;
    }
}
