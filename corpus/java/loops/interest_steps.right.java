class Savings {
    static double balance(double start, double rate, int years, double limit) {
        double balance = start;
        boolean rewarded = false;
        for (int year = 1; year <= years; year++) {
            balance = balance + balance * rate;
            if (rewarded) {
                balance = balance + 10.0;
            }
            rewarded = balance >= limit;
            balance = balance - 2.5;
        }
        return balance;
    }

    static int yearsUntil(double start, double rate, double goal) {
        double balance = start;
        for (int years = 0; years < 200; years++) {
            if (balance >= goal) {
                return years;
            }
            balance = balance + balance * rate;
        }
        return 200;
    }

    static double doubled(double start, double rate) {
        return balance(start, rate, yearsUntil(start, rate, 2 * start), Double.MAX_VALUE);
    }
}
