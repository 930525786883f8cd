import java.util.*;

class Tax {
    static long due(long income, boolean married) {
        return dueOf(taxable(income, married));
    }

    private static long taxable(long income, boolean married) {
        long allowance = married ? 20000 : 10000;
        return income - allowance;
    }

    private static long dueOf(long taxed) {
        if (taxed > 50000) {
            return 5000 + (taxed - 50000) / 4;
        }
        return taxed > 0 ? taxed / 10 : 0;
    }
}
