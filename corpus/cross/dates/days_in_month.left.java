// claim: Months.days days_in_month
// truth: equivalent
// why:   a table that an initialiser fills in Java, a match in Rust
public class Months {
    private static final byte[] DAYS = new byte[12];

    static {
        for (int month = 0; month < 12; month++) {
            DAYS[month] = (byte) (30 + (month + month / 7 + 1) % 2);
        }
        DAYS[1] = 28;
    }

    static int days(int year, int month) {
        if (month < 1 || month > 12) {
            return 0;
        }
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        return month == 2 && leap ? 29 : DAYS[month - 1];
    }
}
