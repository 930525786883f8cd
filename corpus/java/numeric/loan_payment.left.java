// claim:  Loan.payment
// truth:  different
// why:    a rate of zero divides zero by zero on the right: NaN instead of the plain quotient
class Loan {
    /** The monthly payment for a principal at a yearly rate over so many months. */
    static double payment(double principal, double yearlyRate, int months) {
        if (months <= 0) {
            throw new IllegalArgumentException("months");
        }
        double rate = yearlyRate / 12.0;
        if (rate == 0.0) {
            return principal / months;
        }
        double factor = Math.pow(1.0 + rate, months);
        return principal * rate * factor / (factor - 1.0);
    }

    static double interest(double principal, double yearlyRate, int months) {
        return payment(principal, yearlyRate, months) * months - principal;
    }

    static boolean isAffordable(double principal, double yearlyRate, int months, double income) {
        double limit = income * 0.35;
        return payment(principal, yearlyRate, months) <= limit;
    }
}
