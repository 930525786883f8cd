// claim:  Savings.balance
// truth:  different
// why:    the bonus is paid in the year in which the limit is reached on the left, and from the next year on
//         the right
class Savings {
    static double balance(double start, double rate, int years, double limit) {
        double balance = start;
        for (int year = 1; year <= years; year++) {
            balance = balance + balance * rate;
            if (balance >= limit) {
                balance = balance + 10.0;
            }
            balance = balance - 2.5;
        }
        return balance;
    }

    static int yearsUntil(double start, double rate, double goal) {
        double balance = start;
        int years = 0;
        while (balance < goal && years < 200) {
            balance = balance + balance * rate;
            years++;
        }
        return years;
    }

    static double doubled(double start, double rate) {
        return balance(start, rate, yearsUntil(start, rate, 2 * start), Double.MAX_VALUE);
    }
}
