// claim:  Days.days
// truth:  equivalent
// why:    a switch expression against a table, with an exception that says the month
public class Days {
    static int days(int month, int year) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> {
                boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
                yield leap ? 29 : 28;
            }
            case 1, 3, 5, 7, 8, 10, 12 -> 31;
            default -> throw new IllegalArgumentException("no such month: " + month);
        };
    }
}
