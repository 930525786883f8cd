// claim:  Loan.remaining
// truth:  different
// why:    one payment too few is taken off
class Loan {
    static double remaining(double amount, double yearlyRate, int months, int paid) {
        if (amount <= 0.0) {
            throw new IllegalArgumentException("amount");
        }
        if (months <= 0 || months > 600) {
            throw new IllegalArgumentException("months");
        }
        if (paid < 0) {
            return amount;
        }
        if (paid >= months) {
            return 0.0;
        }
        double rate = yearlyRate / 1200.0;
        double payment;
        if (rate == 0.0) {
            payment = amount / months;
        } else {
            payment = amount * rate / (1.0 - Math.pow(1.0 + rate, -months));
        }
        double open = amount;
        for (int month = 1; month <= paid; month++) {
            double interest = open * rate;
            open = open - (payment - interest);
        }
        if (open < 0.005) {
            open = 0.0;
        }
        return Math.rint(open * 100.0) / 100.0;
    }
}
