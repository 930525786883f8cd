class Tax {
    private static long onTaxed(long taxed) {
        if (taxed <= 2000000L) {
            return taxed * 10;
        }
        if (taxed <= 5000000L) {
            return 20000000L + (taxed - 2000000L) * 20;
        }
        if (taxed <= 10000000L) {
            return 80000000L + (taxed - 5000000L) * 30;
        }
        return 230000000L + (taxed - 10000000L) * 40;
    }

    /** The tax on a yearly income, both in whole cents times 100. */
    static long of(long income, boolean married, int children) {
        boolean sane = income >= 0 && income <= 1000000000L && children >= 0 && children <= 20;
        if (!sane) {
            return -1;
        }
        long free = (married ? 2000000L : 1000000L) + 300000L * children;
        return income > free ? onTaxed(income - free) : 0;
    }
}
