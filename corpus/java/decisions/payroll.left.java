// claim:  Payroll.net
// truth:  equivalent
// time:   60s
// why:    branches that all end alike share what follows them
class Payroll {
    static long net(long gross, int taxClass, int children, boolean isChurchMember) {
        if (gross < 0) {
            throw new IllegalArgumentException("gross");
        }
        long tax;
        long insurance;
        if (taxClass == 1 || taxClass == 4) {
            if (gross <= 1_000_00) {
                tax = 0;
            } else {
                tax = (gross - 1_000_00) / 4;
            }
            insurance = gross / 5;
            if (isChurchMember) {
                tax = tax + tax / 11;
            }
        } else if (taxClass == 3) {
            if (gross <= 2_000_00) {
                tax = 0;
            } else {
                tax = (gross - 2_000_00) / 4;
            }
            insurance = gross / 5;
            if (isChurchMember) {
                tax = tax + tax / 11;
            }
        } else {
            tax = gross / 3;
            insurance = gross / 5;
            if (isChurchMember) {
                tax = tax + tax / 11;
            }
        }
        long bonus = children > 0 ? children * 25_00L : 0;
        return gross - tax - insurance + bonus;
    }
}
