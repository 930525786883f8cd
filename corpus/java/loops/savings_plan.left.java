// claim:  Savings.years
// truth:  equivalent
// why:    a loop with a break becomes one with a condition; the yearly step is a method
class Savings {
    static int years(long start, long monthly, int rate, long goal) {
        if (start < 0 || monthly < 0 || start > 1_000_000_00L || monthly > 10_000_00L) {
            throw new IllegalArgumentException("amount");
        }
        if (rate < 0 || rate > 20) {
            throw new IllegalArgumentException("rate");
        }
        long balance = start;
        int years = 0;
        while (true) {
            if (balance >= goal) {
                break;
            }
            if (years == 60) {
                years = -1;
                break;
            }
            long deposits = 12 * monthly;
            long interest = balance * rate / 100;
            balance = balance + interest + deposits;
            years = years + 1;
        }
        if (years > 40) {
            return 41;
        }
        return years;
    }
}
