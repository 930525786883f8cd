class Payroll {
    static long net(long gross, int taxClass, int children, boolean isChurchMember) {
        if (gross < 0) {
            throw new IllegalArgumentException("gross");
        }
        long tax = incomeTax(gross, taxClass);
        if (isChurchMember) {
            tax += tax / 11;
        }
        long insurance = gross / 5;
        long bonus = 0;
        if (children > 0) {
            bonus = children * 25_00L;
        }
        return gross - tax - insurance + bonus;
    }

    private static long incomeTax(long gross, int taxClass) {
        switch (taxClass) {
            case 1:
            case 4:
                return above(gross, 1_000_00);
            case 3:
                return above(gross, 2_000_00);
            default:
                return gross / 3;
        }
    }

    private static long above(long gross, long free) {
        return gross > free ? (gross - free) / 4 : 0;
    }
}
