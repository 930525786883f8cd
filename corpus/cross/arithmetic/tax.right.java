public class Tax {
    static long tax(long income) {
        if (income > 100000) {
            return 18000 + (income - 100000) / 2;
        }
        if (income > 40000) {
            return 3000 + (income - 40000) / 4;
        }
        return income > 10000 ? (income - 10000) / 10 : 0;
    }
}
