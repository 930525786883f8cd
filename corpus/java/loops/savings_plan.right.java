class Savings {
    static int years(long start, long monthly, int rate, long goal) {
        if (start < 0 || monthly < 0 || start > 1_000_000_00L || monthly > 10_000_00L) {
            throw new IllegalArgumentException("amount");
        }
        if (rate < 0 || rate > 20) {
            throw new IllegalArgumentException("rate");
        }
        int years = until(start, monthly, rate, goal);
        return years > 40 ? 41 : years;
    }

    private static int until(long start, long monthly, int rate, long goal) {
        long balance = start;
        int years = 0;
        while (balance < goal) {
            if (years == 60) {
                return -1;
            }
            long interest = balance * rate / 100;
            balance = balance + interest + 12 * monthly;
            years++;
        }
        return years;
    }
}
